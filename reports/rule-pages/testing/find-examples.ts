import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkFile } from '../../../checker/index.js';
import { searchReadingExample } from '../../../checker/testing/reading-example-search.js';
import { exampleFile, ruleExampleFile } from '../../../checker/testing/rule-example-file.js';
import { PROFILES, searchExamples } from '../../../checker/testing/rule-example-search.js';
import type { Profile, RuleExample } from '../../../checker/testing/rule-example-search.js';
import { asDeclared, editions, widestForm } from '../../../engine/index.js';
import type { Edition, Rule } from '../../../engine/index.js';
import { otherReadings } from '../../../engine/testing/other-readings.js';
import { rulesOf } from '../rules-of.js';

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

test.each(editions.map((edition) => [edition.id, edition] as const))('examples of %s', (_id, edition) => {
  findExamples(edition, rulesOf(edition));
});

const withMaxi = editions.filter(({ forMaxi }) => forMaxi !== undefined);

test.each(withMaxi.map((edition) => [edition.id, edition] as const))(
  'examples of Maxi-tournaments of %s',
  (_id, edition) => {
    const usual = rulesOf(edition).map(({ id }) => id);
    const maxi = asDeclared(edition, { isMaxi: true, reading: null });
    findExamples(
      maxi,
      rulesOf(maxi).filter(({ id }) => !usual.includes(id)),
    );
  },
);

const withChoice = editions.filter(({ declarable }) => declarable !== undefined);

test.each(withChoice.map((edition) => [edition.id, edition] as const))(
  'examples of what can be declared of %s',
  (_id, edition) => {
    const usual = rulesOf(edition).map(({ id }) => id);
    const widest = widestForm(edition);
    findExamples(
      widest,
      rulesOf(widest).filter(({ id }) => !usual.includes(id)),
    );
  },
);

/** Searches the smallest example of every one of these rules, and writes it. */
function findExamples(edition: Edition, rules: readonly Rule[]): void {
  const { id } = edition;
  const found = new Map<string, RuleExample>();
  for (const profile of RULE_PROFILES) {
    const isDone = (): boolean => wantedOf(profile, rules).every((rule) => isSimple(rule, found));
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
}

const readings = otherReadings.map((of) => [of.reading.id, of] as const);

test.each(readings)('example of reading %s', (id, { reading, edition }) => {
  const example = searchReadingExample(reading, edition, ATTEMPTS);
  process.stdout.write(
    `reading ${id}: ${example === null ? 'no example' : `${example.event.players.length} players`}\n`,
  );
  if (example === null) return;
  mkdirSync(new URL('readings/', FOLDER), { recursive: true });
  const comment = `Paired by ${edition.id} as it is read here; reading ${id} decides the last round.`;
  const text = exampleFile({
    ...example,
    name: `Reading ${id}`,
    comment,
    omitsRounds: reading.omitsRounds,
  });
  writeFileSync(new URL(`readings/${id}.trf`, FOLDER), text);
});

/** Only who leaves a rest that cannot be paired has to break another rule, too. */
function isSimple({ id, kind }: Rule, found: ReadonlyMap<string, RuleExample>): boolean {
  const example = found.get(id);
  return example !== undefined && (kind === 'completion' || example.cost[0] === 1);
}

/** The rules that a profile is there for. */
function wantedOf(profile: Profile, rules: readonly Rule[]): Rule[] {
  const isBan = ({ concept }: Rule): boolean => concept === 'prohibited-pair';
  return rules.filter((rule) => isBan(rule) === (profile === 'prohibited pairs'));
}
