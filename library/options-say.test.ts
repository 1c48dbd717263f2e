import { describe, expect, it, test } from 'vitest';
import { proveFile } from '../checker/proof/prove-file.js';
import { editionById } from '../engine/index.js';
import type { Hand } from '../generator/index.js';
import { differences } from '../tests/testing/differences.js';
import * as library from './index.js';
import { AUDIT_ROWS } from './testing/options/audit-rows.js';
import { CHECK_ROWS } from './testing/options/check-rows.js';
import { EXPLAIN_ROWS } from './testing/options/explain-rows.js';
import { FOUR } from '../tests/testing/option-files.js';
import { GENERATE_ROWS, STEER_ROWS } from './testing/options/generate-rows.js';
import type { OptionRow, OptionRows } from './testing/options/option-row.js';
import { PAIR_ROWS, SHRINK_ROWS } from './testing/options/pair-rows.js';
import { ROUND_ROWS } from './testing/options/round-rows.js';
import { STANDINGS_ROWS } from './testing/options/standings-rows.js';
import { CONVERT_ROWS, DOCUMENT_ROWS, PARSE_ROWS, WRITE_ROWS } from './testing/options/trf-rows.js';

const FUNCTIONS: readonly OptionRows[] = [
  ...[AUDIT_ROWS, CHECK_ROWS, EXPLAIN_ROWS, PAIR_ROWS, SHRINK_ROWS, STANDINGS_ROWS],
  ...[CONVERT_ROWS, DOCUMENT_ROWS, PARSE_ROWS, WRITE_ROWS, GENERATE_ROWS, STEER_ROWS],
];

/** The others; what they are given is all that they use. */
const WITHOUT_OPTIONS = [
  ...['declaredAlterations', 'editionById', 'editionInForce', 'generateTournament', 'modelOf'],
  ...['NotPossibleError', 'parseProvenance', 'regenerate', 'tournamentOf', 'verifyCertificate'],
  'writeDocument',
];

test('every public function with options has a table of them', () => {
  const names = Object.entries(library).flatMap(([name, value]) => (typeof value === 'function' ? name : []));
  expect(names.sort()).toEqual([...FUNCTIONS.map(({ name }) => name), ...WITHOUT_OPTIONS].sort());
});

describe.each([...FUNCTIONS, ROUND_ROWS])('the options of $name', ({ name, call, rows }) => {
  it('have a row each', async () => {
    const named = new Set(rows.map(({ option }) => option));
    expect([...named].sort()).toEqual((await optionsOf({ name, call, rows })).sort());
  });

  it.each(rows)('$option changes what it says, and nothing else', async (row) => {
    const before = await call(row.input as never, row.given as never);
    const after = await call(row.input as never, { ...row.given, [row.option]: row.value } as never);
    demandChanges(row, before, after);
  });
});

/** The options that a function validates: it names them all where one is unknown. */
async function optionsOf({ call, rows }: OptionRows): Promise<string[]> {
  const [{ input, given }] = rows;
  const unknown = { ...given, 'no option': 1 };
  const error: unknown = await Promise.resolve()
    .then(() => call(input as never, unknown as never))
    .catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(RangeError);
  const [, names] = /an unknown name, expected one of (.+)$/.exec((error as RangeError).message)!;
  return names.split(', ');
}

function demandChanges({ changes, below = [] }: OptionRow, before: unknown, after: unknown): void {
  const found = Object.entries(differences(before, after));
  const isBelow = (path: string): boolean => below.some((prefix) => path.startsWith(`${prefix}.`));
  const compared = found.filter(([path]) => Object.hasOwn(changes, path) || !isBelow(path));
  expect(Object.fromEntries(compared)).toEqual(changes);
  for (const prefix of below) expect(found.filter(([path]) => path.startsWith(`${prefix}.`))).not.toEqual([]);
}

test('verifyCertificate takes the scores of a certificate for true where it has been held against the event', () => {
  const edition = editionById('dubov-2026');
  const { certificates } = proveFile(FOUR, 'four.trf', { edition, acceleration: 'baku', standings: null });
  expect(certificates.map(({ round, rule }) => [round, rule])).toEqual([
    [1, 'C5'],
    [2, '5.2.2'],
  ]);
  const verdicts = (isHeld?: boolean): string[] =>
    certificates.map((one) => library.verifyCertificate(one, isHeld).verdict);
  expect(verdicts()).toEqual(['consistent', 'proved']);
  expect(verdicts(false)).toEqual(['consistent', 'proved']);
  expect(verdicts(true)).toEqual(['proved', 'proved']);
});

test('editionInForce takes the system, by default the Dutch one', () => {
  const named = (system?: string): (string | undefined)[] =>
    ['2026-02-01', '2020-01-01'].map((day) => library.editionInForce(day, system)?.id);
  expect(named()).toEqual(['dutch-2026', 'dutch-2017']);
  expect(named('dubov')).toEqual(['dubov-2026', 'dubov-2018']);
});

test('generateTournament takes the seed, the index and the hand', () => {
  const config = { system: 'dutch-2026', players: 8, rounds: 3 };
  const bodyOf = (text: string): string => text.replace(/^###.*\r\n/, '');
  const made = (...given: [seed: string, index: number, hand?: Hand]): string =>
    bodyOf(library.writeTrf(library.generateTournament(config, ...given), { format: 'trf26' }));
  const files = ['s', 't'].flatMap((seed) =>
    [...library.generate(config, { seed, count: 2 })].map(({ text }) => bodyOf(text)),
  );
  expect(new Set(files).size).toBe(4);
  expect([made('s', 1), made('s', 2), made('t', 1), made('t', 2)]).toEqual(files);
  const rounds: number[] = [];
  made('s', 1, (round) => {
    rounds.push(round);
    return null;
  });
  expect(rounds).toEqual([1, 2, 3]);
});
