import { expect, it } from 'vitest';
import { deviation as madeUp } from '../../checker/testing/made-up-deviations.js';
import { fakeResult } from '../../certification/campaign/testing/fake-trials.js';
import type { TrialDeviation, TrialFindings } from '../../certification/campaign/trials/trial.js';
import { explain } from '../words/deviation/wording.js';
import { explanation, inShort, noteWords } from './trial-words.js';

const flagged = { round: 2, kind: 'quality', rule: 'unknown', article: '' } as const;
const completion = {
  round: 1,
  kind: 'completion',
  rule: 'C4',
  article: '2.3.1',
  statement: 'no-pairing',
} as const;
const ofTable = { ...completion, rule: 'BT1.round', article: 'C.05 Annex 1' };

it.each<[TrialDeviation, edition: string, long: string, short: string]>([
  [
    completion,
    'dutch-2026',
    'The program says that round 1 has no legal pairing; it has one [2.3.1].',
    'C4 (2.3.1): no pairing given, a legal one exists',
  ],
  [
    ofTable,
    'round-robin',
    'The program says that round 1 has no pairing; the table has one [C.05 Annex 1].',
    'BT1.round (C.05 Annex 1): no pairing given, the table has one',
  ],
  [
    { ...flagged, statement: 'flagged' },
    'dutch-2026',
    'Round 2 is right, but the checker flags it without telling another pairing.',
    'flagged without another pairing, but right',
  ],
  [
    { ...flagged, statement: 'flagged-with-impossible-pairs' },
    'dutch-2026',
    'Round 2 is right, but the checker flags it and tells pairs that make no other pairing of it.',
    'flagged without another pairing, but right',
  ],
])('what a candidate states wrongly: $0.statement in $1', (statement, edition, long, short) => {
  expect(explanation(statement, { edition })).toBe(long);
  expect(inShort(statement, { edition })).toBe(short);
});

const trial = (of: Partial<TrialFindings>): TrialFindings => ({
  ...fakeResult({ index: 7, direction: 'their-checker' }),
  ...of,
});

it('the note of a trial says what the candidate failed at, or what its checker has wrong', () => {
  expect(noteWords(trial({ outcome: 'candidate-crash', note: 'it died' }))).toBe('it died');
  expect(noteWords(trial({}))).toBe('');
  const mistakes = [
    { round: 2, planted: 'bye moved', instead: null },
    { round: 3, planted: null, instead: null },
  ];
  expect(noteWords(trial({ mistakes }))).toBe(
    'the checker accepts round 2 with a planted error (bye moved, C12); flags round 3, which is right',
  );
});

it('the note of a defect of ours is the sentence on it', () => {
  const defect = madeUp({ kind: 'reference', title: 'made up', reference: madeUp().published });
  const deviations = [{ round: 2, ...defect }];
  const words = explain(defect, { edition: 'dutch-2026', deviations: [] });
  expect(words).toContain('better than the reference pairing (made up: ');
  expect(noteWords(trial({ outcome: 'our-defect', deviations }))).toBe(words);
});
