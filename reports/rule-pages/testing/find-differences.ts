import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { test } from 'vitest';
import { searchDifferences } from '../../../checker/testing/edition-example-search.js';
import type { EditionExample, Shown } from '../../../checker/testing/edition-example-search.js';
import { PROFILES } from '../../../checker/testing/rule-example-search.js';
import { compareEditions, differencePath, mayPairDifferently, pairName } from '../comparison.js';
import type { RuleChange } from '../comparison.js';
import { comparableEditions } from './comparable-editions.js';

/**
 * Not a test of the program, and not among the tests: finds the smallest tournaments that show what changed from one
 * edition to another, and writes them. `scripts/find-differences.mjs` runs it, with the number of tournaments to try for
 * each size in this variable.
 */
const ATTEMPTS = Number(process.env['SWISSPROOF_DIFFERENCES']);
const FOLDER = new URL('../../../corpus/edition-examples/', import.meta.url);
const MOST_PLAYERS = 12;
const MOST_ROUNDS = 8;

test.each(comparableEditions().map((both) => [pairName(...both), both] as const))('%s', (name, both) => {
  const changes = compareEditions(...both).filter(mayPairDifferently);
  const found = new Map<string, EditionExample>();
  const shown: Shown = (against, rule) => {
    const side = against === both[0] ? 'from' : 'to';
    return changes.find((change) => change[side].some(({ id }) => id === rule))?.subject ?? null;
  };
  // A round that is paired to its end never breaks the rule that it can be.
  const shows = ({ from, to }: RuleChange): boolean =>
    [...from, ...to].some(({ kind }) => kind !== 'completion');
  const isDone = (): boolean => changes.filter(shows).every(({ subject }) => found.has(subject));
  for (const profile of PROFILES.filter((one) => one !== 'prohibited pairs'))
    for (let players = 2; players <= MOST_PLAYERS && !isDone(); players++)
      for (let rounds = 1; rounds <= Math.min(players, MOST_ROUNDS) && !isDone(); rounds++)
        searchDifferences({ profile, players, rounds, attempts: ATTEMPTS }, both, shown, found);
  rmSync(new URL(`${name}/`, FOLDER), { recursive: true, force: true });
  mkdirSync(new URL(`${name}/`, FOLDER), { recursive: true });
  for (const change of changes) {
    const example = found.get(change.subject);
    process.stdout.write(`${name} ${change.subject}: ${example?.cost.join(' ') ?? 'no example'}\n`);
    if (example !== undefined) writeFileSync(new URL(differencePath(both, change), FOLDER), example.text);
  }
  const none = changes.filter(({ subject }) => !found.has(subject)).map(({ subject }) => `${subject}\n`);
  writeFileSync(new URL(`${name}/not-found.txt`, FOLDER), none.join(''));
});
