import { afterAll, test } from 'vitest';
import { editions } from '../../../engine/index.js';
import { entryOf } from './entry.js';
import { casesFromCorpus, casesOfTopics, casesSearched, rulesOfCase, withoutSpare } from './suite.js';
import { openWitness } from './witness.js';
import { coverageOf, writeSuite } from './written.js';

/**
 * Not a test of the program, and not among the tests: makes the conformance suite anew and writes it.
 * `scripts/make-conformance.mjs` runs it, with the number of events to look at for a rule, and the programs that are asked
 * as witnesses, in these variables.
 */
const TRIES = Number(process.env['SWISSPROOF_CONFORMANCE']);
const WITNESSES = (process.env['SWISSPROOF_WITNESSES'] ?? '').split(',').filter((words) => words !== '');

const opened = await Promise.all(WITNESSES.map(openWitness));
afterAll(() => Promise.all(opened.map((one) => one.close())));

test.each(editions.map((edition) => [edition.id, edition] as const))('cases of %s', async (id, edition) => {
  const given = [...casesFromCorpus(edition), ...casesOfTopics(edition)];
  const all = [...given, ...casesSearched(edition, given, TRIES)];
  const cases = withoutSpare(all, rulesOfCase, ({ source }) => source === 'searched');
  const entries = [];
  for (const one of cases)
    entries.push(
      await entryOf(
        one,
        opened.map(({ ask }) => ask),
      ),
    );
  writeSuite(edition, entries, new Map(cases.map((one) => [one.id, one.moment.text])));
  const lacking = coverageOf(edition, entries).filter(({ reason }) => reason !== undefined);
  const words = lacking.map((one) => `${one.rule} in ${one.cases}`).join(', ');
  process.stdout.write(`${id}: ${cases.length} cases; fewer than wanted for: ${words}\n`);
  for (const line of opened.flatMap(({ differing }) => differing.filter((line) => line.startsWith(`${id}/`))))
    process.stdout.write(`  ${line}\n`);
});
