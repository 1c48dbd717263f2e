import { XMLParser } from 'fast-xml-parser';
import { SyntaxValidator } from 'fast-xml-validator';
import { describe, expect, it } from 'vitest';
import type { EditionTrial, TournamentReport } from '../../checker/index.js';
import { deviation, invalid, report, round } from '../testing/deviations.js';
import { wholeReport } from '../testing/whole-report.js';
import { fitJunit } from './fit/junit.js';
import { checkJunit } from './junit.js';

interface Case {
  readonly name: string;
  readonly classname: string;
  readonly failure?: { readonly type: string; readonly message: string; readonly '#text': string };
  readonly error?: { readonly message: string };
  readonly skipped?: { readonly message: string };
  readonly 'system-out'?: string;
}
interface Suite {
  readonly name: string;
  readonly tests: string;
  readonly failures: string;
  readonly errors: string;
  readonly skipped: string;
  readonly testcase?: readonly Case[];
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  isArray: (name) => name === 'testsuite' || name === 'testcase',
});

function suitesOf(
  reports: readonly TournamentReport[],
  { isQuiet = false, format = checkJunit } = {},
): readonly Suite[] {
  const xml = wholeReport(format, reports, { isQuiet });
  new SyntaxValidator().validate(xml);
  const { testsuites } = parser.parse(xml) as {
    testsuites: { name: string; testsuite?: readonly Suite[] };
  };
  expect(testsuites.name).toMatch(/^swissproof check: \d+ tournaments?$/);
  return testsuites.testsuite ?? [];
}

describe('the report for CI systems', () => {
  it('has a case a round: deviations are failures, what was not checked is skipped', () => {
    const arbiter = { verdict: 'not-checked', leftToArbiter: { id: '9', article: '9' } } as const;
    const [suite] = suitesOf([
      report([
        round([], { round: 1 }),
        round([deviation(), deviation({ bracket: 20, consequenceOf: 0 })], { round: 2 }),
        round([], { round: 3, ...(arbiter as object) }),
        round([], { round: 4, verdict: 'impossible' }),
      ]),
    ]);
    const { testcase = [], ...counts } = suite;
    expect(counts).toEqual({ name: 'open.trf: Open', tests: '4', failures: '2', errors: '0', skipped: '1' });
    expect(testcase.map(({ name, classname }) => `${classname} ${name}`)).toEqual(
      [1, 2, 3, 4].map((number) => `open.trf round ${number}`),
    );
    const [right, wrong, open, impossible] = testcase;
    expect(right).toEqual({ name: 'round 1', classname: 'open.trf' });
    expect(wrong.failure).toMatchObject({
      type: 'C12',
      message:
        'C12 (2.4.7): 2 players without their colour preference, 0 is possible (bracket 2.5); 1 more deviation',
    });
    expect(wrong.failure?.['#text']).toContain('[C12, 2.4.7]');
    expect(wrong.failure?.['#text']).toContain('rules dutch-2026 (start date 2026-05-01)');
    expect(open.skipped?.message).toBe('the rules leave this round to the arbiter [9]');
    expect(impossible.failure?.message).toBe('no pairing of these players is legal');
  });

  it('calls a file that is no tournament an error, and keeps its warnings', () => {
    const [suite] = suitesOf([invalid()]);
    expect(suite).toMatchObject({ tests: '1', failures: '0', errors: '1' });
    expect(suite.testcase?.[0].error?.message).toMatch(/^open\.trf:12:99: error: /);
    const warned = report([round([])], {
      problems: invalid().problems.map((problem) => ({ ...problem, severity: 'warning' })),
    });
    expect(suitesOf([warned])[0].testcase?.[0]['system-out']).toMatch(/^open\.trf:12:99: warning: /);
  });

  it('says only what deviates where it is quiet, and counts the files all the same', () => {
    const reports = [
      report([round([])]),
      report([round([], { round: 1 }), round([deviation()], { round: 2 })]),
    ];
    const suites = suitesOf(reports, { isQuiet: true });
    expect(suites.map(({ testcase = [] }) => testcase.map(({ name }) => name))).toEqual([['round 2']]);
    expect(suitesOf([report([round([])])], { isQuiet: true })).toEqual([]);
  });

  it('holds whatever a file may be called', () => {
    const name = 'A & B <"x">\u0001';
    const [suite] = suitesOf([report([round([deviation()])], { name, file: 'a&b.trf' })]);
    expect(suite.name).toBe('a&b.trf: A & B <"x">\uFFFD');
  });
});

describe('the report for CI systems of a check by every edition', () => {
  const trial = (id: string, fits: boolean): EditionTrial => ({
    ...{ id, missing: [], rounds: [round(fits ? [] : [deviation()])] },
  });
  const tried = (fitting: readonly string[]): TournamentReport =>
    report([round([])], {
      verdict: fitting.length > 0 ? 'agrees' : 'deviates',
      fit: {
        trials: ['dutch-2017', 'dutch-2026'].map((id) => trial(id, fitting.includes(id))),
        fitting,
        calledFor: {
          choice: {
            id: 'dutch-2026',
            chosenBy: 'default',
            source: { kind: 'default', isSystemNamed: false },
          },
        },
      },
    });

  it('has a case a tournament: a failure where no edition fits', () => {
    const [fits, fitsNone] = suitesOf([tried(['dutch-2017']), tried([])], { format: fitJunit });
    expect(fits).toMatchObject({ tests: '1', failures: '0' });
    expect(fits.testcase?.[0]['system-out']).toContain('dutch-2017: all 1 of 1 rounds');
    expect(fitsNone).toMatchObject({ tests: '1', failures: '1' });
    expect(fitsNone.testcase?.[0].failure?.message).toContain('paired by none of them');
    expect(suitesOf([tried(['dutch-2017'])], { format: fitJunit, isQuiet: true })).toEqual([]);
  });

  const differing = round([deviation()]);
  const deviationWords = (what: string): string =>
    `round 3: C12 (2.4.7): 2 players ${what}, 0 is possible (bracket 2.5)`;
  // The rule C12 of the two editions differs.
  const FLOATS = deviationWords('float down as in the previous round');
  const COLOURS = deviationWords('without their colour preference');

  it.each<[string, Partial<EditionTrial>, string]>([
    ['agreement in the only round', {}, 'all 1 of 1 rounds'],
    ['agreement in both rounds', { rounds: [round([]), round([])] }, 'all 2 of 2 rounds'],
    ['a deviation', { rounds: [round([]), differing] }, `1 of 2 rounds; ${FLOATS}`],
    [
      'a reason alone',
      { rounds: [round([])], facts: { length: { rounds: 7, from: 'fit', without: [] } } },
      'all 1 of 1 rounds; with 7 rounds, which the file does not announce',
    ],
    [
      'a deviation and a reason',
      { rounds: [differing], facts: { length: { rounds: 7, from: 'fit', without: [] } } },
      `0 of 1 rounds; ${FLOATS}; with 7 rounds, which the file does not announce`,
    ],
  ])('has a line for each edition: %s', (_, parts, line) => {
    const [first, second] = [{ ...trial('dutch-2017', true), ...parts }, trial('dutch-2026', false)];
    const one = tried([]);
    const fit = { ...one.fit!, trials: [first, second] };
    const [suite] = suitesOf([{ ...one, fit }], { format: fitJunit });
    const text = suite.testcase?.[0].failure?.['#text'] ?? '';
    expect(text.split('&#10;')).toEqual([`dutch-2017: ${line}`, `dutch-2026: 0 of 1 rounds; ${COLOURS}`]);
  });
});
