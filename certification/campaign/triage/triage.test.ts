import { expect, it } from 'vitest';
import { storedTrial } from '../store/stored-trial.js';
import { deviation, fakeResult } from '../testing/fake-trials.js';
import { pairingText, triageClass, triageQuestions } from './triage.js';

it('asks once for each wrong round', () => {
  const trial = {
    ...storedTrial(fakeResult({ index: 7, direction: 'live' })),
    deviations: [deviation(2), deviation(2, 'C6'), deviation(4)],
  };
  expect(triageQuestions([trial]).map((question) => question.deviation)).toEqual([
    deviation(2),
    deviation(4),
  ]);
});

it('sorts answers, whatever the order of the boards', () => {
  const pairs = [
    { white: 1, black: 2 },
    { white: 4, black: 3 },
  ];
  const [ours, theirs] = [pairingText(pairs, 5), pairingText([{ white: 1, black: 3 }], null)];
  expect(pairingText([...pairs].reverse(), 5)).toBe(ours);
  expect(triageClass(ours, theirs, ours)).toBe('agrees-with-us');
  expect(triageClass(ours, theirs, theirs)).toBe('agrees-with-candidate');
  expect(triageClass(ours, theirs, 'impossible')).toBe('three-answers');
});

it.each([
  [[], null, ''],
  [[], 5, '5-0'],
  [[[1, 2]], null, '1-2'],
  [[[1, 2]], 5, '1-2 5-0'],
  [
    [
      [4, 3],
      [1, 2],
    ],
    null,
    '1-2 4-3',
  ],
])('has a text for the pairs %j and the bye of %s', (pairs, bye, expected) => {
  expect(
    pairingText(
      pairs.map(([white, black]) => ({ white, black })),
      bye,
    ),
  ).toBe(expected);
});
