import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { checkDocument, checkJson } from './json.js';
import type { CheckDocument } from './json.js';
import { HOME } from '../home.js';
import { PROGRAM } from '../program.js';
import { deviation, invalid, report, round, side } from '../testing/deviations.js';
import { wholeReport } from '../testing/whole-report.js';

const schema: unknown = JSON.parse(
  readFileSync(new URL('../../corpus/schema/check-report.schema.json', import.meta.url), 'utf8'),
);
const validate = new Ajv2020({ strict: true, allErrors: true }).compile(schema as object);

const everything = [
  report([round([])]),
  report([
    round([deviation(), deviation({ bracket: 20, consequenceOf: 0 })], { assumedFinal: true }),
    round([deviation({ kind: 'absolute', reference: null })], { verdict: 'impossible' }),
    round([
      deviation({
        violations: [{ rule: 'C3', article: '2.1.3', title: 'equal colours', players: [8, 19] }],
        bye: { player: 7, score: 5 },
        leavesUnpairable: true,
        published: side({
          parts: [
            {
              measure: 'difference',
              value: [15],
              players: [5, 12, 3],
              barred: [9],
              unpaired: [{ player: 3, cameDown: 5 }],
            },
          ],
        }),
      }),
    ]),
    round([], { round: 4, verdict: 'not-checked', published: [], reference: [] }),
  ]),
  invalid(),
];

test('the document is valid under its schema', () => {
  validate(JSON.parse(wholeReport(checkJson, everything)));
  expect(validate.errors).toBeNull();
});

test.each([0, 1, 3])('the parts of %i tournaments make the document', (count) => {
  const reports = everything.slice(0, count);
  expect(wholeReport(checkJson, reports)).toBe(`${JSON.stringify(checkDocument(reports), null, 2)}\n`);
});

test.each(['[]', '[] "tournaments": [] \\', ',\n'])(
  'the parts make the document whatever is in it: %j',
  (text) => {
    const reports = [report([round([deviation({ rule: text })])], { file: text, name: text })];
    expect(wholeReport(checkJson, reports)).toBe(`${JSON.stringify(checkDocument(reports), null, 2)}\n`);
  },
);

test('the same reports give the same bytes', () => {
  expect(wholeReport(checkJson, structuredClone(everything))).toBe(wholeReport(checkJson, everything));
});

test('an exchange that is told of in two brackets counts in one, and the other names that', () => {
  const other = deviation({ bracket: 20, sameExchangeAs: 0 });
  const { tournaments, totals } = checkDocument([report([round([deviation(), other])])]);
  const found = tournaments[0].rounds[0].deviations;
  expect(found.map(({ sameExchangeAs }) => sameExchangeAs)).toEqual([undefined, 2.5]);
  expect(totals.byRule).toEqual({ C12: 1 });
});

test('reasons, notes and consequences', () => {
  const [, { rounds }] = checkDocument(everything).tournaments;
  expect(rounds[0].note).toContain('--total-rounds');
  expect(rounds[0].deviations.map(({ consequenceOf }) => consequenceOf)).toEqual([null, 2.5]);
  expect(rounds[1]).toMatchObject({ reason: 'no pairing of these players is legal' });
  expect(rounds[1].deviations[0].reference).toBeNull();
  expect(rounds[2].deviations[0]).toMatchObject({
    violations: [{ rule: 'C3', article: '2.1.3', players: [8, 19] }],
    bye: { player: 7, score: 0.5 },
    leavesUnpairable: true,
    published: { value: [1.5], barred: [9], unpaired: [3] },
  });
  expect(rounds[3]).toMatchObject({ reason: 'nobody was paired' });
});

test('a file without the rounds asked for neither agrees nor deviates', () => {
  const document = checkDocument([report([round([])]), report([], { verdict: 'not-checked' }), invalid()]);
  expect(document.tournaments[1]).toMatchObject({ verdict: 'not-checked', rounds: [] });
  expect(document.totals).toMatchObject({ tournaments: 3, rounds: 1, agree: 1, invalid: 1, notChecked: 1 });
  validate(document);
  expect(validate.errors).toBeNull();
});

test('errors and warnings are told apart', () => {
  const [, , document] = checkDocument(everything).tournaments;
  expect(document.errors).toEqual([
    { line: 12, column: 99, text: 'x', expected: 'a result', message: 'This is no result.' },
  ]);
  expect(document.warnings?.map(({ adjustment }) => adjustment)).toEqual(['ranks are not used']);
});

test('a problem that stands for several has their number and the first places', () => {
  const places = [12, 13].map((line) => ({ line, column: 99, text: 'x' }));
  const [problem] = invalid().problems;
  const file = invalid({ problems: [{ ...problem, repeated: { count: 2, places } }] });
  const document = checkDocument([file]);
  expect(document.tournaments[0].errors).toMatchObject([{ line: 12, count: 2, places }]);
  validate(document);
  expect(validate.errors).toBeNull();
});

test('numbers that count for the parity', () => {
  const parity = [{ player: 5, countsAs: 4, notYet: [1] }];
  const document = checkDocument([report([round([deviation({ kind: 'colour', parity })])])]);
  expect(document.tournaments[0].rounds[0].deviations[0]).toMatchObject({ parity });
  validate(document);
  expect(validate.errors).toBeNull();
});

test('totals by rule do not mix editions', () => {
  const of2026 = report([round([deviation(), deviation({ rule: 'C14' })])]);
  const edition = {
    id: 'dutch-2017',
    chosenBy: 'file',
    source: { kind: 'record', record: '192', text: 'FIDE_DUTCH_2017' },
  } as const;
  const of2017 = report([round([deviation()])], { edition });
  expect(checkDocument([of2026, of2026]).totals).toMatchObject({
    byRule: { C12: 2, C14: 2 },
    byEdition: { 'dutch-2026': { C12: 2, C14: 2 } },
  });
  const document = checkDocument([of2026, of2017, invalid()]);
  expect(document.totals.byRule).toEqual({ 'dutch-2017 C12': 1, 'dutch-2026 C12': 1, 'dutch-2026 C14': 1 });
  expect(document.totals.byEdition).toEqual({ 'dutch-2017': { C12: 1 }, 'dutch-2026': { C12: 1, C14: 1 } });
  validate(document);
  expect(validate.errors).toBeNull();
});

test('quiet: only what deviates or could not be checked, and the totals', () => {
  const reports = [report([round([])], { file: 'right.trf' }), report([round([]), round([deviation()])])];
  const document = JSON.parse(wholeReport(checkJson, reports, { isQuiet: true })) as CheckDocument;
  expect(document.tournaments.map(({ file }) => file)).toEqual(['open.trf']);
  expect(document.tournaments[0].rounds.map(({ verdict }) => verdict)).toEqual(['deviates']);
  expect(document.totals).toMatchObject({ tournaments: 2, rounds: 3, agree: 2, deviate: 1 });
  validate(document);
  expect(validate.errors).toBeNull();
});

test('how the other editions do stands with the one that was guessed', () => {
  const alternatives = [{ id: 'dutch-2017', agree: 1, rounds: 1 }];
  const document = checkDocument([report([round([deviation()])], { alternatives })]);
  expect(document.tournaments[0].edition).toMatchObject({ id: 'dutch-2026', alternatives });
  validate(document);
  expect(validate.errors).toBeNull();
  expect(checkDocument(everything).tournaments[1].edition).not.toHaveProperty('alternatives');
});

test('values are counts, points or rounds', () => {
  const parts = [
    { measure: 'count', value: [1, 1], players: [] },
    { measure: 'score', value: [25, 20], players: [] },
    { measure: 'rounds', value: [3], players: [] },
    { measure: 'difference', value: null, players: [] },
  ] as const;
  const pairs = [[1, 2]] as const;
  const [{ rounds }] = checkDocument([
    report([round([deviation({ published: side({ parts, pairs }) })])]),
  ]).tournaments;
  expect(rounds[0].deviations[0].published?.value).toEqual([2, 2.5, 2, 3]);
});

test('the version and the address are those of the package', () => {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  const { version, homepage } = JSON.parse(text) as { version: string; homepage: string };
  expect(PROGRAM).toEqual({ name: 'swissproof', version });
  expect(homepage).toBe(`${HOME}#readme`);
});
