import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkFile } from '../../../checker/index.js';
import { OTHER_READINGS } from '../../../certification/readings/other-readings.js';
import { searchReadingExample } from '../../../checker/testing/reading-example-search.js';
import { exampleFile, ruleExampleFile } from '../../../checker/testing/rule-example-file.js';
import { PROFILES, searchExamples } from '../../../checker/testing/rule-example-search.js';
import type { Profile, RuleExample } from '../../../checker/testing/rule-example-search.js';
import { editionById, editions } from '../../../engine/index.js';
import { rulesOf } from '../rules-of.js';
import type { NamedRule } from '../rules-of.js';

/**
 * Not a test of the program, and not among the tests: finds the example tournaments of the rule pages and of the
 * readings anew and writes them. `scripts/find-rule-examples.mjs` runs it, with the number of tournaments to try for
 * each size in this variable.
 */
const ATTEMPTS = Number(process.env['SWISSPROOF_RULE_EXAMPLES']);
const FOLDER = new URL('../../../corpus/rule-examples/', import.meta.url);
const RULE_PROFILES = PROFILES.filter((profile) => profile !== 'everything');
const MOST_PLAYERS = 10;
const MOST_ROUNDS = 7;

test.each(editions.map((edition) => [edition.id, edition] as const))('examples of %s', (id, edition) => {
  const found = new Map<string, RuleExample>();
  const rules = rulesOf(edition);
  for (const profile of RULE_PROFILES) {
    const isDone = (): boolean => wantedOf(profile, rules).every((rule) => found.has(rule));
    for (let players = 2; players <= MOST_PLAYERS && !isDone(); players++)
      for (let rounds = 1; rounds <= Math.min(players, MOST_ROUNDS) && !isDone(); rounds++)
        searchExamples({ edition, profile, players, rounds, attempts: ATTEMPTS }, found);
  }
  mkdirSync(new URL(`${id}/`, FOLDER), { recursive: true });
  for (const rule of rules) {
    const example = found.get(rule.id);
    if (example === undefined) {
      process.stdout.write(`${id} ${rule.id}: no example\n`);
      continue;
    }
    const text = ruleExampleFile(example);
    const deviations = checkFile(text, rule.id).rounds.flatMap((round) => round.deviations);
    expect(deviations[0]?.rule, text).toBe(rule.id);
    writeFileSync(new URL(`${id}/${rule.id}.trf`, FOLDER), text);
    process.stdout.write(`${id} ${rule.id}: cost ${example.cost.join(' ')}\n`);
  }
});

test.each(OTHER_READINGS.map((reading) => [reading.id, reading] as const))(
  'example of reading %s',
  (id, reading) => {
    const edition = editionById(reading.edition);
    const example = edition === null ? null : searchReadingExample(reading, edition, ATTEMPTS);
    process.stdout.write(
      `reading ${id}: ${example === null ? 'no example' : `${example.event.players.length} players`}\n`,
    );
    if (example === null) return;
    mkdirSync(new URL('readings/', FOLDER), { recursive: true });
    const comment = `Paired by ${reading.edition} as it is read here; reading ${id} decides the last round.`;
    const text = exampleFile({
      ...example,
      name: `Reading ${id}`,
      comment,
      omitsRounds: reading.omitsRounds === true,
    });
    writeFileSync(new URL(`readings/${id}.trf`, FOLDER), text);
  },
);

/** The rules that a profile is there for. */
function wantedOf(profile: Profile, rules: readonly NamedRule[]): string[] {
  const prohibited = 'prohibited-pair';
  if (profile === 'prohibited pairs') return [prohibited];
  return rules.map(({ id }) => id).filter((id) => id !== prohibited);
}
