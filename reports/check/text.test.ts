import { describe, expect, test } from 'vitest';
import { deviation, invalid, report, round, side } from '../testing/deviations.js';
import { INTERNAL_ERROR } from '../words/problem-words.js';
import { checkText } from './text.js';
import { wholeReport } from '../testing/whole-report.js';
import { spokenProblem } from '../../reports/words/found-problem-words.js';

describe('one tournament', () => {
  test('a line a round, and totals', () => {
    const text = wholeReport(checkText, [report([round([], { round: 1 }), round([], { round: 2 })])]);
    expect(text.split('\n')).toEqual([
      'open.trf:  Open',
      '  20 players, rules dutch-2026 (start date 2026-05-01)',
      '  round  1  agrees',
      '  round  2  agrees',
      '',
      'All 2 rounds that were checked agree with the rules.',
      '',
    ]);
  });

  test('a deviating round shows the reason and both candidates', () => {
    const text = wholeReport(checkText, [
      report([round([deviation(), deviation({ bracket: 20, consequenceOf: 0 })])]),
    ]);
    expect(text).toContain('round  3  DEVIATES');
    expect(text).toContain('[C12, 2.4.7]');
    expect(text).toMatch(/\* 5 - 12 +5 - 19\n/);
    expect(text).toContain('follows from the deviation in bracket 2.5');
    expect(text).toMatch(/1 of 1 round deviates from the rules\.\nDeviations by rule: C12 1\n$/);
  });

  test('an exchange that is told of in two brackets counts in one, and the other says so', () => {
    const other = deviation({ bracket: 20, rule: 'C6', article: '2.4.1', sameExchangeAs: 0 });
    const text = wholeReport(checkText, [report([round([deviation(), other])])]);
    expect(text).toMatch(/Bracket 2: .* \(counted once, in the bracket of 2\.5 points\)\n/);
    expect(text).toMatch(/Deviations by rule: C12 1\n/);
  });

  test('equal pairs are not marked', () => {
    const pairs = [[1, 2]] as const;
    const found = deviation({
      kind: 'completion',
      published: side({ pairs, downfloaters: [3] }),
      reference: side({ pairs, downfloaters: [4] }),
    });
    const text = wholeReport(checkText, [report([round([found])])]);
    expect(text).toMatch(/ {2}1 - 2 +1 - 2\n/);
    expect(text).toMatch(/\* left over: 3 +left over: 4\n/);
  });

  test('of a large bracket only the differences are shown', () => {
    const same = Array.from({ length: 30 }, (_, i) => [100 + 2 * i, 101 + 2 * i] as const);
    const found = deviation({
      kind: 'completion',
      published: side({ pairs: [...same, [5, 12]] }),
      reference: side({ pairs: [...same, [5, 19]] }),
    });
    const text = wholeReport(checkText, [report([round([found])])]);
    expect(text).toContain('(30 pairs the same)');
    expect(text).not.toContain('100 - 101');
  });

  test('colours show who has White', () => {
    const found = deviation({
      kind: 'colour',
      players: [5, 12],
      published: side({ white: [5] }),
      reference: side({ white: [12] }),
    });
    expect(wholeReport(checkText, [report([round([found])])])).toMatch(
      /\* 5 \(White\) - 12 +12 \(White\) - 5\n/,
    );
  });

  test('rounds that could not be judged say why', () => {
    const text = wholeReport(checkText, [
      report([round([], { verdict: 'not-checked' }), round([], { verdict: 'impossible' })]),
    ]);
    expect(text).toContain('not checked: nobody was paired');
    expect(text).toContain('IMPOSSIBLE: no pairing of these players is legal');
    expect(text).toContain('1 cannot be paired');
  });

  test('a difference without a reason is a defect', () => {
    expect(wholeReport(checkText, [report([round([], { verdict: 'deviates' })])])).toContain(
      'defect of swissproof',
    );
  });

  test('a round taken for the last one says so', () => {
    expect(wholeReport(checkText, [report([round([deviation()], { assumedFinal: true })])])).toContain(
      '--total-rounds',
    );
  });
});

test.each([
  ['all 2 rounds agree with dutch-2017 (--rules dutch-2017)', [2, 0]],
  ['1 of 2 rounds agrees with dutch-2017', [1, 0]],
  ['all 2 rounds agree with dutch-2012 and with dutch-2017 (--rules dutch-2012)', [2, 2]],
  [null, [0, 0]],
])('an edition that fits better than the one guessed: %s', (words, [of2017, of2012]) => {
  const fits = [
    { id: 'dutch-2012', agree: of2012, rounds: 2 },
    { id: 'dutch-2017', agree: of2017, rounds: 2 },
  ];
  const rounds = [round([deviation()]), round([deviation()])];
  const text = wholeReport(checkText, [report(rounds, { alternatives: fits })]);
  if (words === null) expect(text).not.toContain('guessed');
  else expect(text).toContain(`\n  the edition was only guessed: ${words}`);
});

describe('quiet', () => {
  const mixed = [
    round([], { round: 1 }),
    round([deviation()], { round: 2 }),
    round([], { round: 3, verdict: 'not-checked' }),
    round([], { round: 4, verdict: 'impossible' }),
  ];

  test('only the rounds that deviate or could not be checked, and the totals', () => {
    const text = wholeReport(checkText, [report(mixed)], { isQuiet: true });
    expect(text).not.toContain('round  1');
    for (const number of [2, 3, 4]) expect(text).toContain(`  round  ${number}  `);
    expect(text).toContain('1 of 3 rounds deviates from the rules; 1 cannot be paired; 1 agrees.');
  });

  test('of several tournaments those that deviate or could not be checked', () => {
    const reports = [
      report([round([])], { file: 'right.trf' }),
      report(mixed, { file: 'wrong.trf' }),
      report([], { file: 'none.trf', verdict: 'not-checked' }),
      report([round([]), round([], { verdict: 'not-checked' })], { file: 'part.trf', verdict: 'agrees' }),
      invalid({ file: 'broken.trf' }),
    ];
    const text = wholeReport(checkText, reports, { isQuiet: true });
    expect(text).not.toContain('right.trf');
    for (const words of ['wrong.trf:  Open', 'none.trf: not checked', 'broken.trf: not checked'])
      expect(text).toContain(words);
    expect(text).toContain(
      'part.trf:  Open\n  20 players, rules dutch-2026 (start date 2026-05-01)\n  round  3',
    );
    expect(text.split('\n').slice(-6)).toEqual([
      '1 of 5 tournaments deviates from the rules, in 1 of 5 rounds. 1 agrees in every round. 1 has rounds that were not checked, or that agree otherwise. 2 could not be checked.',
      '1 of 5 rounds deviates from the rules; 1 cannot be paired; 3 agree.',
      'Deviations by rule: C12 1',
      'Deviating:',
      '  wrong.trf: rounds 2 and 4 [C12]',
      '',
    ]);
  });

  test('nothing but the totals where all agree', () => {
    const text = wholeReport(checkText, [report([round([])])], { isQuiet: true });
    expect(text).toBe('The round that was checked agrees with the rules.\n');
  });

  test('counts of rounds that fit another edition are of all rounds', () => {
    const alternatives = [{ id: 'dutch-2017', agree: 1, rounds: 2 }];
    const one = report([round([]), round([deviation()])], { alternatives });
    expect(wholeReport(checkText, [one], { isQuiet: true })).not.toContain('guessed');
  });
});

describe('colours', () => {
  const reports = [
    report([round([])], { file: 'right.trf' }),
    report([
      round([deviation()]),
      round([], { verdict: 'not-checked' }),
      round([], { verdict: 'impossible' }),
    ]),
    invalid(),
  ];

  test('the words of the verdicts', () => {
    const text = wholeReport(checkText, reports, { isColoured: true });
    expect(text).toContain('right.trf: \u001b[32magrees\u001b[39m (');
    expect(text).toContain('\u001b[1m\u001b[31mDEVIATES\u001b[39m\u001b[22m');
    expect(text).toContain('\u001b[1m\u001b[31mIMPOSSIBLE\u001b[39m\u001b[22m');
    expect(text).toContain('\u001b[33mnot checked\u001b[39m');
  });

  test('nothing else differs, and there are none unless they are wanted', () => {
    const plain = wholeReport(checkText, reports);
    expect(plain).not.toContain('\u001b');
    // eslint-disable-next-line no-control-regex
    expect(wholeReport(checkText, reports, { isColoured: true }).replace(/\u001b\[\d+m/g, '')).toBe(plain);
  });
});

test('totals by rule name the edition where there are several', () => {
  const edition = {
    id: 'dutch-2017',
    chosenBy: 'file',
    source: { kind: 'record', record: '192', text: 'FIDE_DUTCH_2017' },
  } as const;
  const reports = [report([round([deviation()])]), report([round([deviation()])], { edition })];
  expect(wholeReport(checkText, reports)).toContain(
    'Deviations by rule: dutch-2017 C12 1, dutch-2026 C12 1\n',
  );
  expect(wholeReport(checkText, [reports[0], reports[0]])).toContain('Deviations by rule: C12 2\n');
});

test('checks that failed are counted apart', () => {
  const [problem] = invalid().problems;
  const failed = invalid({
    problems: [{ ...spokenProblem(problem), code: INTERNAL_ERROR, message: 'internal error: boom' }],
  });
  const text = wholeReport(checkText, [failed, invalid()]);
  expect(text).toContain('open.trf: error: internal error: boom');
  expect(text).toContain('2 could not be checked, 1 of them because of an internal error.');
});

test.each([
  [2, [12, 13], 'and 1 more like it, in line 13 ("x")'],
  [120, [12, 13, 14], 'and 119 more like it, the first in line 13 ("x") and line 14 ("x")'],
])('a problem that stands for %i', (count, lines, words) => {
  const [problem] = invalid().problems;
  const places = lines.map((line) => ({ line, column: 99, text: 'x' }));
  const text = wholeReport(checkText, [
    invalid({ problems: [{ ...spokenProblem(problem), repeated: { count, places } }] }),
  ]);
  expect(text).toContain(`12:99: error: This is no result. (found "x"; ${words}; expected a result)`);
});

test('several tournaments: a line for those that agree, details for the others', () => {
  const text = wholeReport(checkText, [
    report([round([])], { file: 'a.trf' }),
    report([round([deviation()])], { file: 'b.trf' }),
    invalid({ file: 'c.trf' }),
  ]);
  expect(text).toContain('a.trf: agrees (dutch-2026, 20 players, 1 round)\n');
  expect(text).toContain('b.trf:  Open\n');
  expect(text).toContain('c.trf: not checked\n');
  expect(text).toContain('c.trf:12:99: error: This is no result. (found "x"; expected a result)');
  expect(text).toContain('and 1 warning\n');
  expect(text).toContain(
    '1 of 3 tournaments deviates from the rules, in 1 of 2 rounds. 1 agrees in every round. 1 could not be checked.\n',
  );
  expect(text.match(/^[abc]\.trf: {0,2}(agrees|Open|not checked)/gm)).toEqual([
    'a.trf: agrees',
    'c.trf: not checked',
    'b.trf:  Open',
  ]);
  expect(text).toMatch(/\nDeviating:\n {2}b\.trf: round 3 \[C12\]\n$/);
});
