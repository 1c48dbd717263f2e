import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { editions } from '../engine/index.js';
import type { Edition } from '../engine/index.js';
import { randomNumbers } from '../engine/testing/random-event.js';
import { rulesWithPages } from '../reports/rule-pages/index.js';
import { checkFile } from './check-file.js';
import { judgeRound } from './judge/judge-round.js';
import { MUTATIONS } from './testing/mutations.js';
import { randomSituation } from './testing/situations.js';

/**
 * How often every rule is named as the first reason of a wrongly paired round, and by how many rule pages. The table
 * is printed by `npm run rules:coverage`, which sets the number of mutated rounds in this variable.
 */
const PRINTED = Number(process.env['SWISSPROOF_RULES_COVERAGE'] ?? 0);
const RUNS = PRINTED > 0 ? PRINTED : 1000;

test.each(editions.map((edition) => [edition.id, edition] as const))(
  '%s: every rule is named',
  (id, edition) => {
    const [rounds, pages] = [namedInRounds(edition, RUNS), namedByPages(edition)];
    const rows = rulesWithPages(edition).map((rule) => ({
      rule: rule.id,
      article: rule.article,
      rounds: rounds.get(rule.id) ?? 0,
      pages: pages.get(rule.id) ?? 0,
    }));
    if (PRINTED > 0) {
      const lines = rows.map(
        (row) =>
          `${row.rule.padEnd(18)}${row.article.padEnd(11)}${String(row.rounds).padStart(8)}${String(row.pages).padStart(8)}`,
      );
      const heading = `${'rule'.padEnd(18)}${'article'.padEnd(11)}${'rounds'.padStart(8)}${'pages'.padStart(8)}`;
      process.stdout.write(`${id}: named in ${RUNS} mutated rounds\n${[heading, ...lines].join('\n')}\n\n`);
    }
    expect(rows.filter(({ rounds, pages }) => rounds + pages === 0)).toEqual([]);
    const known = rows.map(({ rule }) => rule);
    expect([...rounds.keys(), ...pages.keys()].filter((rule) => !known.includes(rule))).toEqual([]);
  },
);

function namedInRounds(edition: Edition, runs: number): Map<string, number> {
  const random = randomNumbers(20261121);
  const named = new Map<string, number>();
  for (let done = 0; done < runs;) {
    const { state, round, right, outcome } = randomSituation(edition, random, 12);
    for (const mutate of Object.values(MUTATIONS)) {
      const wrong = mutate(state, right, random, edition);
      if (wrong === null) continue;
      const first = judgeRound(state, round, wrong, outcome).at(0);
      if (first === undefined) continue; // drawn at random, and right by chance
      named.set(first.rule, (named.get(first.rule) ?? 0) + 1);
      done += 1;
    }
  }
  return named;
}

function namedByPages(edition: Edition): Map<string, number> {
  const named = new Map<string, number>();
  const folder = new URL(`../corpus/rule-examples/${edition.id}/`, import.meta.url);
  for (const file of readdirSync(folder)) {
    const { rounds } = checkFile(readFileSync(new URL(file, folder)), file, { edition });
    const first = rounds.flatMap(({ deviations }) => deviations).at(0);
    if (first !== undefined) named.set(first.rule, (named.get(first.rule) ?? 0) + 1);
  }
  return named;
}
