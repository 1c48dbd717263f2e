import { describe, expect, test } from 'vitest';
import type { Replay, Touch, TouchKind } from '../../checker/audit/index.js';
import { NORMS, judgeNorm } from '../../engine/norms/index.js';
import type { MissingFact, NormResult } from '../../engine/norms/index.js';
import { candidateWith, event, opponents } from '../../engine/norms/testing/made-up.js';
import { failureWords } from './norm-words.js';
import { eachRoundWords, oppositeWords, touchWords } from './touch-words.js';

const judged = judgeNorm(NORMS[0], candidateWith(opponents(9, {}), 1), event({}));
const WHY = failureWords(judged);

function replay(
  outcome: Replay['outcome'],
  verdict: NormResult['verdict'],
  missing: readonly MissingFact[] = [],
): Replay {
  return { outcome, result: { ...judged, verdict, missing } };
}

const TOUCH: Touch = {
  ...{ round: 3, published: 5, reference: 8, isNeeded: true, deviations: [], replays: [] },
  ...{ possible: 'still', helped: null, same: null, kind: 'opponent' },
};
const STILL = 'With the opponents by the rules the norm would still be possible';
const NO_LONGER = 'With the opponents by the rules the norm would no longer be possible';
const UNKNOWN = 'Whether the norm would still be possible with the opponents by the rules is not known';

const words = (parts: Partial<Touch>): string => touchWords({ ...TOUCH, ...parts }, 'GM');

describe('the seat of the player in a Swiss', () => {
  test.each<[string, Partial<Touch>, string]>([
    ['another opponent', {}, `5 instead of 8. ${STILL}.`],
    ['a game instead of the bye', { reference: 'bye' }, `5 instead of the bye. ${STILL}.`],
    ['the bye instead of a game', { published: 'bye' }, `the bye instead of 8. ${STILL}.`],
    ['nobody', { published: null }, `no game instead of 8. ${STILL}.`],
    ['no legal pairing', { reference: null }, `5; no legal pairing of the round exists. ${STILL}.`],
    [
      'the other colour',
      { kind: 'colour', reference: 5 },
      '5, the opponent by the rules, with the other colour (1.4.2d: a tournament may not be changed to benefit a player). The colour does not change the requirements of the norm.',
    ],
    [
      'a round that is not needed',
      { isNeeded: false },
      `5 instead of 8. The GM norm does not need this round. ${STILL}.`,
    ],
  ])('%s', (_, parts, sentences) => {
    expect(words(parts)).toBe(sentences);
  });

  test('numbers have names, where there are any', () => {
    const people = { get: (id: number) => (id === 5 ? { name: 'Example, Maria' } : undefined) };
    expect(touchWords(TOUCH, 'GM', people)).toMatch(/^Maria Example \(5\) instead of 8\. /);
  });
});

/** Of a round robin: a row for each kind. */
const BY_TABLE: Readonly<Record<TouchKind, string>> = {
  opponent: '5 instead of 8, whom the player does not meet as often as the table has it',
  surplus: '5, more often than the table has it',
  missing: '5 instead of 8, a game of the table that is played in no round',
  moved:
    '5 instead of 8; the opponents of the event are the same, in other rounds (1.4.2d: a tournament may not be changed to benefit a player)',
  colour: '5, the opponent by the table, with the other colour',
};

test.each(Object.entries(BY_TABLE) as [TouchKind, string][])(
  'the seat by the table of a round robin: %s',
  (byTable, seat) => {
    const kind = byTable === 'colour' ? 'colour' : 'opponent';
    expect(words({ byTable, kind })).toBe(`${seat}. ${STILL}.`);
  },
);

describe('what the result would have been with the opponent by the rules', () => {
  test.each([
    ['win', 'a win'],
    ['draw', 'a draw'],
    ['loss', 'a loss'],
    ['bye', 'the bye'],
    ['without', 'leaving the game out'],
  ] as const)('by %s', (outcome, by) => {
    const same = replay(outcome, 'not-made');
    expect(words({ same, helped: false })).toBe(
      `5 instead of 8. The published opponent did not help: ${by} by the rules makes the norm, too. ${STILL}.`,
    );
    expect(words({ same, helped: true })).toBe(
      `5 instead of 8. The published opponent helped: ${by} by the rules makes no norm (${WHY}). ${STILL}.`,
    );
    expect(words({ same, helped: null })).toBe(`5 instead of 8. ${STILL}.`);
    expect(words({ possible: 'no-longer', replays: [same] })).toBe(
      `5 instead of 8. ${NO_LONGER} (not even by ${by}: ${WHY}).`,
    );
    expect(words({ replays: [replay(outcome, 'made')] })).toBe(`5 instead of 8. ${STILL} (by ${by}).`);
  });
});

describe('whether the norm is possible with the opponent by the rules', () => {
  const rating: MissingFact = { what: 'rating', players: [8], article: '1.4.6' };
  const federation: MissingFact = { what: 'federation', players: [8], article: '1.4.4' };

  test.each<[string, Partial<Touch>, string]>([
    [
      'still, by one way',
      { replays: [replay('win', 'made'), replay('draw', 'not-made')] },
      `${STILL} (by a win).`,
    ],
    [
      'still, by two ways',
      { replays: [replay('win', 'made'), replay('draw', 'made'), replay('loss', 'unknown')] },
      `${STILL} (by a win or a draw).`,
    ],
    ['still, by none that was tried', { replays: [replay('win', 'not-made')] }, `${STILL}.`],
    [
      'no longer: the best way is named',
      { possible: 'no-longer', replays: [replay('win', 'not-made'), replay('draw', 'not-made')] },
      `${NO_LONGER} (not even by a win: ${WHY}).`,
    ],
    ['no longer, without a game', { possible: 'no-longer' }, `${NO_LONGER}.`],
    ['unknown, without a game', { possible: 'unknown' }, `${UNKNOWN}.`],
    [
      'unknown, though no fact is missing',
      { possible: 'unknown', replays: [replay('win', 'unknown')] },
      `${UNKNOWN}.`,
    ],
    [
      'unknown: one missing fact',
      { possible: 'unknown', replays: [replay('win', 'unknown', [rating])] },
      `${UNKNOWN} (unknown: the rating of 8, needed for 1.4.6).`,
    ],
    [
      'unknown: two missing facts',
      { possible: 'unknown', replays: [replay('win', 'unknown', [rating, federation])] },
      `${UNKNOWN} (unknown: the rating of 8, needed for 1.4.6; unknown: the federation of 8, needed for 1.4.4).`,
    ],
    [
      'unknown: the facts of the first result that is open',
      {
        possible: 'unknown',
        replays: [replay('win', 'not-made', [federation]), replay('draw', 'unknown', [rating])],
      },
      `${UNKNOWN} (unknown: the rating of 8, needed for 1.4.6).`,
    ],
  ])('%s', (_, parts, sentence) => {
    expect(words(parts)).toBe(`5 instead of 8. ${sentence}`);
  });
});

describe('how the rounds are judged', () => {
  const SWISS = 'Each round is judged from the published rounds before it, and replaced alone';
  const TABLE = 'Each round is held against the table, and replaced alone';
  const byTable: Touch = { ...TOUCH, byTable: 'opponent' };

  test.each<[string, readonly Touch[], string]>([
    ['no round', [], SWISS],
    ['rounds of a Swiss', [TOUCH, TOUCH], SWISS],
    ['a round of a round robin', [byTable], TABLE],
    ['a round of a round robin among others', [TOUCH, byTable], TABLE],
  ])('%s', (_, touches, start) => {
    for (const [possible, sentence] of [
      ['still', STILL],
      ['no-longer', NO_LONGER],
      ['unknown', UNKNOWN],
    ] as const)
      expect(eachRoundWords(touches, possible)).toBe(
        `${start}: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}.`,
      );
  });
});

test.each([
  [null, 'no game'],
  ['bye', 'the bye'],
  [7, '7'],
] as const)('the opponent %s in a table', (opposite, text) => {
  expect(oppositeWords(opposite)).toBe(text);
});
