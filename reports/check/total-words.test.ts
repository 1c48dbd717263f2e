import { describe, expect, test } from 'vitest';
import type { RoundReport, TournamentReport } from '../../checker/index.js';
import { totalsOf } from '../../checker/index.js';
import { deviation, invalid, report, round } from '../testing/deviations.js';
import type { CheckSummary } from './format.js';
import { indexEntry } from './index-entry.js';
import { agreeingWords, deviatingLines, totalLines, uncheckedWords } from './total-words.js';

const STOPPED: NonNullable<RoundReport['stopped']> = { explainLimit: 500, searches: [] };
const TO_ARBITER = { rule: '9', article: '9', title: 'left to the arbiter' };

type Outcome = RoundReport['verdict'] | 'arbiter' | 'undecided';

function rounds(...outcomes: readonly Outcome[]): RoundReport[] {
  return outcomes.map((outcome, index) => {
    const parts = { round: index + 1 };
    if (outcome === 'deviates') return round([deviation()], parts);
    if (outcome === 'arbiter')
      return round([], { ...parts, verdict: 'not-checked', leftToArbiter: TO_ARBITER });
    if (outcome === 'undecided') return round([], { ...parts, verdict: 'not-checked', stopped: STOPPED });
    return round([], { ...parts, verdict: outcome });
  });
}

const tournament = (...verdicts: readonly Outcome[]): TournamentReport => {
  const all = rounds(...verdicts);
  const verdict = all.some((one) => one.verdict === 'deviates' || one.verdict === 'impossible')
    ? 'deviates'
    : 'agrees';
  return report(all, { verdict });
};

function summaryOf(reports: readonly TournamentReport[], failed = 0): CheckSummary {
  return { totals: totalsOf(reports), failed, entries: reports.map(indexEntry) };
}

/** The lines without those by rule. */
const lines = (reports: readonly TournamentReport[], failed = 0): string[] =>
  totalLines(summaryOf(reports, failed)).filter((line) => !line.startsWith('Deviations by rule'));

describe('one tournament: its rounds', () => {
  test.each<[readonly Outcome[], string]>([
    [['agrees'], 'The round that was checked agrees with the rules.'],
    [['agrees', 'agrees'], 'All 2 rounds that were checked agree with the rules.'],
    [['deviates'], '1 of 1 round deviates from the rules.'],
    [['deviates', 'deviates'], '2 of 2 rounds deviate from the rules.'],
    [['deviates', 'agrees'], '1 of 2 rounds deviates from the rules; 1 agrees.'],
    [['deviates', 'deviates', 'agrees', 'agrees'], '2 of 4 rounds deviate from the rules; 2 agree.'],
    [['agrees', 'impossible'], 'No round of 2 deviates from the rules; 1 cannot be paired; 1 agrees.'],
    [['agrees-otherwise'], 'No round of 1 deviates from the rules; 1 agrees otherwise.'],
    [
      ['agrees-otherwise', 'agrees-otherwise', 'agrees'],
      'No round of 3 deviates from the rules; 2 agree otherwise; 1 agrees.',
    ],
    [
      ['agrees', 'arbiter'],
      'The round that was checked agrees with the rules; 1 more is left to the arbiter.',
    ],
    [
      ['agrees', 'undecided'],
      'The round that was checked agrees with the rules; 1 more is not decided (--explain-limit).',
    ],
    [
      ['deviates', 'arbiter', 'undecided', 'undecided'],
      '1 of 1 round deviates from the rules; 1 more is left to the arbiter; 2 more are not decided (--explain-limit).',
    ],
    [
      ['agrees', 'agrees', 'arbiter', 'arbiter'],
      'All 2 rounds that were checked agree with the rules; 2 more are left to the arbiter.',
    ],
  ])('%j', (verdicts, sentence) => {
    expect(lines([tournament(...verdicts)])).toEqual([sentence]);
  });

  test.each([
    [0, 'The file was not checked.'],
    [1, 'The file was not checked because of an internal error.'],
  ])('a file that was not checked, %d by an internal error', (failed, sentence) => {
    expect(lines([invalid()], failed)).toEqual([sentence]);
  });
});

describe('several tournaments', () => {
  const [right, wrong] = [tournament('agrees', 'agrees'), tournament('agrees', 'deviates')];
  const open = tournament('agrees', 'not-checked');

  test.each<[string, readonly TournamentReport[], string]>([
    ['all agree', [right, right], 'All 2 tournaments agree with the rules in every round (4 rounds).'],
    [
      'one deviates',
      [wrong, open],
      '1 of 2 tournaments deviates from the rules, in 1 of 3 rounds. 1 has rounds that were not checked, or that agree otherwise.',
    ],
    ['all deviate', [wrong, wrong], '2 of 2 tournaments deviate from the rules, in 2 of 4 rounds.'],
    [
      'one of each',
      [wrong, right],
      '1 of 2 tournaments deviates from the rules, in 1 of 4 rounds. 1 agrees in every round.',
    ],
    [
      'two of each',
      [wrong, wrong, right, right],
      '2 of 4 tournaments deviate from the rules, in 2 of 8 rounds. 2 agree in every round.',
    ],
    [
      'one agrees, one is open',
      [right, open],
      'None of the 2 tournaments deviates from the rules (3 rounds checked). 1 agrees in every round. 1 has rounds that were not checked, or that agree otherwise.',
    ],
    [
      'two are open',
      [open, open],
      'None of the 2 tournaments deviates from the rules (2 rounds checked). 2 have rounds that were not checked, or that agree otherwise.',
    ],
    [
      'one could not be checked',
      [right, invalid()],
      'None of the 2 tournaments deviates from the rules (2 rounds checked). 1 agrees in every round. 1 could not be checked.',
    ],
    [
      'two could not be checked',
      [invalid(), invalid()],
      'None of the 2 tournaments deviates from the rules (no round checked). 2 could not be checked.',
    ],
  ])('%s', (_, reports, sentences) => {
    // The rounds have a line of their own only where there are others than those that agree or deviate.
    expect(lines(reports)).toEqual([sentences]);
  });

  test('how many could not be checked because of an internal error', () => {
    expect(lines([right, invalid()], 1)[0]).toMatch(
      / 1 could not be checked, 1 of them because of an internal error\.$/,
    );
  });

  test.each<[string, TournamentReport, string]>([
    ['that cannot be paired', tournament('agrees', 'impossible'), '; 1 cannot be paired; 3 agree.'],
    ['that agree otherwise', tournament('agrees', 'agrees-otherwise'), '; 1 agrees otherwise; 3 agree.'],
    ['that are left to the arbiter', tournament('agrees', 'arbiter'), '; 1 more is left to the arbiter.'],
    [
      'that are not decided',
      tournament('agrees', 'undecided', 'undecided'),
      '; 2 more are not decided (--explain-limit).',
    ],
  ])('rounds %s have a line of their own', (_, one, end) => {
    const found = lines([right, one]);
    expect(found).toHaveLength(2);
    expect(found[1].endsWith(end)).toBe(true);
  });
});

describe('the names of those that deviate', () => {
  const wrong = (file: string, ...verdicts: readonly Outcome[]): TournamentReport => ({
    ...tournament(...verdicts),
    file,
  });
  const right = tournament('agrees');
  const one = wrong('a.trf', 'agrees', 'deviates');
  const two = wrong('b.trf', 'deviates', 'agrees', 'deviates');
  const three = wrong('c.trf', 'deviates', 'deviates', 'deviates');

  test.each<[string, readonly TournamentReport[], readonly string[]]>([
    ['a report of one file', [one], []],
    ['none', [right, right], []],
    ['one', [right, one], ['Deviating:', '  a.trf: round 2 [C12]']],
    [
      'three',
      [one, two, right, three],
      [
        'Deviating:',
        '  a.trf: round 2 [C12]',
        '  b.trf: rounds 1 and 3 [C12]',
        '  c.trf: rounds 1 to 3 [C12]',
      ],
    ],
  ])('%s', (_, reports, names) => {
    expect(deviatingLines(summaryOf(reports))).toEqual(names);
  });
});

test.each([
  [0, 0, ''],
  [1, 0, '; 1 file not checked'],
  [2, 0, '; 2 files not checked'],
  [2, 1, '; 2 files not checked, 1 of them because of an internal error'],
])('%d files not checked, %d of them by an internal error', (count, failed, words) => {
  const reports = [tournament('agrees'), ...Array.from({ length: count }, () => invalid())];
  expect(uncheckedWords(summaryOf(reports, failed))).toBe(words);
});

test.each([
  [1, '1 tournament agrees in every round'],
  [2, '2 tournaments agree in every round'],
])('%d that agree', (count, words) => {
  expect(agreeingWords(count)).toBe(words);
});
