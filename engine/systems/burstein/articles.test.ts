import { describe, expect, it, test } from 'vitest';
import { STANDARD_POINTS } from '../../model/event.js';
import type { RoundState } from '../../model/player.js';
import { eventOfCells, playerOf, stateAfter } from '../../testing/event-of-cells.js';
import { completeRound } from '../interface/pair-round.js';
import { burstein2026 } from './burstein-2026.js';
import { bursteinState } from './player.js';
import type { BursteinState } from './player.js';
import { BursteinRound } from './round.js';
import { met, player, state } from './testing/states.js';

/* A small position for every article that decides. */

/** Pairs by starting number, from the top; the bye last. */
function paired(own: BursteinState): string {
  return roundOf(own, ({ white, black }) => [white, black].sort((a, b) => a - b).join('-'));
}

/** White first, with the article of the colours. */
function coloured(own: BursteinState): string {
  return roundOf(own, ({ white, black, colourRule }) => `${white}-${black} ${colourRule.article}`);
}

type Paired = Extract<ReturnType<typeof completeRound>, { kind: 'paired' }>;

function roundOf(own: BursteinState, words: (pair: Paired['pairs'][number]) => string): string {
  const outcome = completeRound(own, new BursteinRound(own, burstein2026));
  if (outcome.kind !== 'paired') return outcome.kind;
  return [...outcome.pairs.map(words), ...(outcome.bye === null ? [] : [outcome.bye])].join(' ');
}

test('1.6.2: half of the rounds, at most four, are seeding rounds', () => {
  const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 13];
  expect(numbers.map(burstein2026.seedingRounds)).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 4]);
});

describe('the bye (3.1)', () => {
  const three = [player(1, 10, 'WB', 80), player(2, 0, 'BW', 70), player(3, 0, 'WB', 90)];

  it('3.1.3: the lowest score, 3.1.5: the lowest ranking', () => {
    expect(paired(state(three))).toBe('1-3 2');
  });

  it('3.1.5: with the same Buchholz by Sonneborn-Berger, then by number', () => {
    const index = { buchholz: 70, sonnebornBerger: 400 };
    expect(paired(state([...three.slice(0, 2), player(3, 0, 'WB', 70)]))).toBe('1-2 3');
    const [first, second, third] = [three[0], three[1], player(3, 0, 'WB', 70, { index })];
    expect(paired(state([first, second, third]))).toBe('1-3 2');
  });

  it('3.1.4: the highest number of games', () => {
    expect(paired(state([...three.slice(0, 1), player(2, 0, 'B', 70), three[2]]))).toBe('1-2 3');
  });

  it('3.1.4: forfeits are no games', () => {
    const event = eventOfCells(['2w1 3b1', '1b0 Z', 'Z 1w0', '5b= 5w-', '4w= 4b+']);
    const seen = bursteinState(stateAfter(event, 2), burstein2026);
    expect([1, 2, 3, 4, 5].map((id) => playerOf(seen, id).games)).toEqual([2, 1, 1, 1, 1]);
  });

  it('3.1.1: not to who may not have it', () => {
    const barred = player(2, 0, 'BW', 70, { mayTakeBye: false });
    expect(paired(state([three[0], barred, three[2]]))).toBe('1-2 3');
  });

  it('3.1.1: a bye and a forfeit win bar whatever they are worth, else as many points as a win (Basic Rule 4)', () => {
    const { barsBye } = burstein2026;
    expect([barsBye('U', 5, STANDARD_POINTS), barsBye('+', 5, STANDARD_POINTS)]).toEqual([true, true]);
    expect([barsBye('F', 10, STANDARD_POINTS), barsBye('H', 5, STANDARD_POINTS)]).toEqual([true, false]);
  });

  it('3.1.2: all others can be paired', () => {
    expect(paired(state(met(three, [[1, 3]])))).toBe('1-2 3');
  });

  it('C2: who may not have the bye', () => {
    const event = eventOfCells(['U', 'F', 'H', 'Z', '6b+', '5w-', '8b1', '7w0']);
    const seen = bursteinState(stateAfter(event, 1), burstein2026);
    const barred = [...seen.players].filter(({ mayTakeBye }) => !mayTakeBye).map(({ id }) => id);
    expect(barred.sort()).toEqual([1, 2, 5]);
  });
});

describe('the order of pairings (4)', () => {
  it('4.3: the first by the index against the last', () => {
    const players = [60, 90, 80, 70].map((buchholz, i) => player(i + 1, 20, 'WB', buchholz));
    // 2, 3, 4, 1 by the index.
    expect(paired(state(players))).toBe('1-2 3-4');
  });

  it('1.8.2: with equal indices by the number', () => {
    expect(paired(state([1, 2, 3, 4].map((id) => player(id, 20, 'WB'))))).toBe('1-4 2-3');
  });

  it('those who floated in are sorted in by the index', () => {
    const players = [
      player(1, 30, 'WB', 75),
      ...[90, 80, 70].map((buchholz, i) => player(i + 2, 20, 'WB', buchholz)),
    ];
    // 2, 3, 1, 4 by the index.
    expect(paired(state(players))).toBe('1-3 2-4');
  });

  it('C1 and C3: the last whom the first may meet', () => {
    const players = [1, 2, 3, 4].map((id) => player(id, 20, 'WB'));
    expect(paired(state(met(players, [[1, 4]])))).toBe('1-3 2-4');
    const bound = [player(1, 20, 'WW'), player(2, 20, 'WB'), player(3, 20, 'WB'), player(4, 20, 'WW')];
    expect(paired(state(bound))).toBe('1-3 2-4');
  });
});

describe('the criteria (2.3)', () => {
  it('C5: as many pairs as possible, though the first meets somebody else then', () => {
    const players = met(
      [1, 2, 3, 4].map((id) => player(id, 20, 'WB')),
      [
        [2, 3],
        [2, 4],
        [3, 4],
      ],
    );
    const below = [player(5, 10, 'WB'), player(6, 10, 'BW')];
    expect(paired(state([...players, ...below]))).toBe('1-4 2-6 3-5');
  });

  it('C4: a pair less than the bracket could have, for those below must be pairable', () => {
    const players = met(
      [1, 2].map((id) => player(id, 20, 'WB')),
      [],
    );
    const below = met([player(3, 10, 'WB'), player(4, 10, 'WB')], [[3, 4]]);
    expect(paired(state([...players, ...below]))).toBe('1-4 2-3');
  });

  it('C6: who came from above is paired, whatever the index', () => {
    // 1 floats in, and is the last of the bracket; the other two cannot both be paired with 1.
    const players = [player(1, 30, 'WB', 10), player(2, 20, 'WB', 90), player(3, 20, 'WB', 80)];
    const below = [player(4, 10, 'WB'), player(5, 0, 'WB'), player(6, 0, 'WB')];
    expect(paired(state([...players, ...below]))).toBe('1-2 3-4 5-6');
  });

  it('C7: who floats finds an opponent in the following bracket', () => {
    const three = [player(1, 20, 'WB'), player(2, 20, 'WB'), player(3, 20, 'WB')];
    const below = [player(4, 10, 'WB'), player(5, 0, 'WB'), player(6, 0, 'WB')];
    // Of three one floats: 2, by the order of pairings.
    expect(paired(state([...three, ...below]))).toBe('1-3 2-4 5-6');
    expect(paired(state(met([...three, ...below], [[2, 4]])))).toBe('1-2 3-4 5-6');
  });

  it('C7: then by their scores there', () => {
    // 2 or 3 floats to 4 and 5, who have met, as nobody can meet both: then one of the three is left over there.
    const three = [player(1, 20, 'WB'), player(2, 20, 'WB'), player(3, 20, 'WB')];
    const below = [player(4, 10, 'WB'), player(5, 10, 'WB'), player(6, 0, 'WB')];
    const games = [
      [4, 5],
      [2, 4],
      [2, 5],
    ] as const;
    // With 2 the floater of 20 would be left over there.
    expect(paired(state(met([...three, ...below], games)))).not.toContain('2-6');
  });

  it('C8: the colours come before the order of pairings, but not before the floaters', () => {
    const players = [player(1, 20, 'W'), player(2, 20, 'W'), player(3, 20, 'B'), player(4, 20, 'W')];
    const below = [player(5, 20, 'B'), player(6, 20, 'B')];
    expect(paired(state([...players, ...below]))).toBe('1-6 2-5 3-4');
    expect(paired(state([players[0], players[1], player(3, 10, 'B'), player(4, 10, 'B')]))).toBe('1-2 3-4');
  });

  it('C8: who has not played wants no colour', () => {
    const players = [player(1, 20, 'W'), player(2, 20, 'W'), player(3, 20, 'B'), player(4, 20, '')];
    expect(paired(state(players))).toBe('1-4 2-3');
  });
});

describe('colours (5)', () => {
  const two = (a: string, b: string, indices = [90, 80]): string =>
    coloured(state([player(1, 20, a, indices[0]), player(2, 10, b, indices[1])]));

  it.each([
    ['', '', [90, 80], '1-2 5.2.1'],
    // The higher ranked has an even number.
    ['', '', [80, 90], '1-2 5.2.1'],
    ['B', '', [90, 80], '1-2 5.2.2'],
    ['', 'B', [90, 80], '2-1 5.2.2'],
    ['B', 'W', [90, 80], '1-2 5.2.2'],
    ['WBB', 'B', [90, 80], '1-2 5.2.3'],
    ['WB', 'B', [90, 80], '2-1 5.2.3'],
    ['WBWB', 'BWWB', [90, 80], '1-2 5.2.4'],
    ['WB', 'WB', [90, 80], '1-2 5.2.5'],
    ['WB', 'WB', [80, 90], '2-1 5.2.5'],
  ] as const)('%j and %j, indices %j: %s', (a, b, indices, expected) => {
    expect(two(a, b, [...indices])).toBe(expected);
  });
});

test('1.9.3: a round without a legal pairing', () => {
  const players = met([player(1, 10, 'WB'), player(2, 0, 'WB')], [[1, 2]]);
  const own: RoundState & BursteinState = state(players, { points: STANDARD_POINTS });
  expect(paired(own)).toBe('impossible');
});
