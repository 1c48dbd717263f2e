import { describe, expect, it } from 'vitest';
import type { PlayedEvent } from '../../engine/round-robin/index.js';
import { chanceOf, shuffled } from '../../engine/round-robin/testing/simulated-robin.js';
import { runs } from '../../tests/suite.js';
import { checkFile } from '../check-file.js';
import { robinFile } from '../round-robin/testing/robin-file.js';

/** Every member of one camp meets every member of the other; the numbers are those of any order. */
function twoCamps(size: number, seed: number): PlayedEvent {
  const chance = chanceOf(seed);
  const ids = Array.from({ length: 2 * size }, (_, index) => index + 1);
  const drawn = chance(2) === 0 ? ids : shuffled(ids, chance);
  const [home, away] = [drawn.slice(0, size), drawn.slice(size)];
  const rounds = Array.from({ length: size }, (_, round) => ({
    games: home.map((one, board) => {
      const pair = shuffled([one, away[(board + round) % size]], chance);
      return { white: pair[0], black: pair[1], coloursKnown: chance(20) > 0 };
    }),
    given: new Set<number>(),
  }));
  return { players: ids, rounds: shuffled(rounds, chance), totalRounds: size, cycles: null };
}

const typed = (text: string): object => ({ header: [{ tag: '092', text }] });

describe('an event of two camps', () => {
  it('is not judged by its games, and nobody is accused', () => {
    for (let seed = 0; seed < runs(12, 60, 200); seed++) {
      const { verdict, unjudged, rounds } = checkFile(robinFile(twoCamps(4 + (seed % 7), seed)), 'event.trf');
      expect({ seed, verdict, kind: unjudged?.kind }).toEqual({
        seed,
        verdict: 'not-checked',
        kind: 'two-camps',
      });
      expect(rounds.every((round) => round.published.length > 0 && round.deviations.length === 0)).toBe(true);
    }
  });

  it('is so where words call it a round robin, and judged where they call it a Swiss', () => {
    const event = twoCamps(8, 1);
    expect(checkFile(robinFile(event, typed('Round Robin')), 'event.trf').unjudged?.from).toBe('games');
    expect(checkFile(robinFile(event, typed('Scheveningen')), 'event.trf').unjudged?.from).toBe('words');
    expect(
      checkFile(robinFile(event, typed('Individual: Swiss-System')), 'event.trf').unjudged,
    ).toBeUndefined();
  });
});

describe('words', () => {
  it.each([
    ['Individual: Knock-out', 'knock-out'],
    ['K.O.-System', 'knock-out'],
    ['Eliminación directa', 'knock-out'],
    ['Swiss-System with knock-out final', undefined],
    ['Cup', undefined],
    ['Match points', undefined],
    ['Individual: Standard', undefined],
  ])('%s, of an event like a Swiss: %s', (text, kind) => {
    const games = [
      [
        [1, 4],
        [2, 5],
        [3, 6],
      ],
      [
        [4, 2],
        [1, 3],
        [5, 6],
      ],
      [
        [1, 2],
        [3, 4],
        [6, 5],
      ],
    ];
    const rounds = games.map((round) => ({
      games: round.map(([white, black]) => ({ white, black, coloursKnown: true })),
      given: new Set<number>(),
    }));
    const event = { players: [1, 2, 3, 4, 5, 6], rounds, totalRounds: 3, cycles: null };
    expect(checkFile(robinFile(event, typed(text)), 'event.trf').unjudged?.kind).toBe(kind);
  });

  it.each([
    [
      'Coupe',
      'knock-out',
      [
        [
          [1, 4],
          [2, 3],
        ],
        [[1, 2]],
      ],
    ],
    [
      'Pokal',
      'knock-out',
      [
        [
          [1, 4],
          [2, 3],
        ],
        [[1, 2]],
      ],
    ],
    ['Match', 'match', [[[1, 2]], [[2, 1]], [[1, 2]], [[2, 1]]]],
  ] as const)('%s, of such games: %s', (text, kind, games) => {
    const rounds = games.map((round) => ({
      games: round.map(([white, black]) => ({ white, black, coloursKnown: true })),
      given: new Set<number>(),
    }));
    const players = [...new Set(games.flat(2))];
    const event = { players, rounds, totalRounds: rounds.length, cycles: null };
    const { unjudged, verdict } = checkFile(robinFile(event, typed(text)), 'event.trf');
    expect({ unjudged, verdict }).toMatchObject({
      unjudged: { kind, record: '092' },
      verdict: 'not-checked',
    });
  });
});
