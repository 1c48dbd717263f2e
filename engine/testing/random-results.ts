import { STANDARD_POINTS } from '../model/event.js';
import type { EventData, ResultCode, RoundEntry } from '../model/event.js';
import { randomNumbers } from './random-event.js';
import { FORFEITS } from './random-rounds.js';

/** An event with many unplayed rounds and ratings, paired at random: for properties of standings. */
export function randomResults(seed: number): EventData {
  const next = randomNumbers(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)];
  const size = 2 + Math.floor(next() * 14);
  const rounds = 1 + Math.floor(next() * 7);
  const rows: RoundEntry[][] = Array.from({ length: size }, () => []);
  const unplayed = pick([0, 0.1, 0.4]);
  for (let round = 0; round < rounds; round++) {
    const open = rows.map((_, index) => index);
    while (open.length > 0) {
      const [a] = open.splice(Math.floor(next() * open.length), 1);
      if (open.length === 0 || next() < unplayed) {
        rows[a].push({ opponent: null, colour: null, result: pick<ResultCode>(['U', 'F', 'H', 'Z', 'Z']) });
        continue;
      }
      const [b] = open.splice(Math.floor(next() * open.length), 1);
      const [white, black] = pick(next() < unplayed ? FORFEITS : GAMES);
      rows[a].push({ opponent: b + 1, colour: 'white', result: white });
      rows[b].push({ opponent: a + 1, colour: 'black', result: black });
    }
  }
  return {
    players: rows.map((list, index) => ({
      id: index + 1,
      rounds: list,
      rating: 1400 + Math.floor(next() * 1200),
    })),
    totalRounds: rounds,
    points: pick([STANDARD_POINTS, { ...STANDARD_POINTS, whiteWin: 30, blackWin: 30, forfeitWin: 30 }]),
    initialColour: 'white',
    virtualPoints: new Map(),
    forbidden: [],
    adjustments: next() < 0.2 ? [{ result: null, value: -5, round: 1, ids: [1] }] : [],
  };
}

const GAMES: readonly (readonly [ResultCode, ResultCode])[] = [
  ['1', '0'],
  ['=', '='],
  ['0', '1'],
  ['W', 'L'],
  ['=', '0'],
];
