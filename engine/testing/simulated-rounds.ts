import type { ResultCode, RoundEntry } from '../model/event.js';
import { EventHistory } from '../model/history.js';
import type { RoundState } from '../model/player.js';
import { eventOfCells } from './event-of-cells.js';
import { madeUpRating, randomNumbers } from './random-event.js';

/** A round as somebody paired it, by starting numbers; null when it cannot be paired. */
export type PairedRound = {
  readonly boards: readonly { readonly white: number; readonly black: number }[];
  readonly bye: number | null;
} | null;

/**
 * Plays a whole event, the same for the same seed, and yields every round before it is paired: calm or with late entries,
 * absences, half-point byes and forfeits, of few rounds up to one fewer than a round robin has.
 * @param pair pairs a round; the event ends where it gives null.
 */
export function* simulatedRounds(
  seed: number,
  size: { readonly min: number; readonly max: number },
  pair: (state: RoundState) => PairedRound,
): Generator<RoundState> {
  const next = randomNumbers(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)];
  const count = size.min + Math.floor(next() * (size.max - size.min + 1));
  const ids = Array.from({ length: count }, (_, index) => index + 1);
  const most = count - 1 + (count % 2) - 1;
  const totalRounds = Math.max(1, next() < 0.6 ? most : 1 + Math.floor(next() * most));
  const [absence, forfeits, draws] = [
    pick([0, 0, 0.05, 0.2]),
    pick([0, 0, 0.05, 0.25]),
    pick([0.1, 0.3, 0.6]),
  ];
  const lateness = pick([0, 0, 0.2]);
  const entered = ids.map(() => (next() < lateness ? 2 + Math.floor(next() * 3) : 1));
  const upset = pick([0.1, 0.3, 0.5]);
  const rows: RoundEntry[][] = ids.map(() => []);
  const players = rows.map((rounds, index) => ({
    id: index + 1,
    rounds,
    rating: madeUpRating(index, seed),
  }));
  const event = eventOfCells([], { players, totalRounds });
  const history = new EventHistory(event);
  for (let round = 1; round <= totalRounds; round++) {
    const present = new Set(ids.filter((id) => entered[id - 1] <= round && next() >= absence));
    const state = history.stateFor((id) => present.has(id), 'white');
    if (state.players.length < 2) return;
    yield state;
    const paired = pair(state);
    if (paired === null) return;
    for (const { white, black } of paired.boards) {
      const favourite = white < black === next() >= upset;
      const results = next() < forfeits ? pick(FORFEITS) : next() < draws ? DRAW : favourite ? WIN : LOSS;
      rows[white - 1].push({ opponent: black, colour: 'white', result: results[0] });
      rows[black - 1].push({ opponent: white, colour: 'black', result: results[1] });
    }
    for (const [index, row] of rows.entries()) {
      if (row.length >= round) continue;
      const result = paired.bye === index + 1 ? 'U' : entered[index] > round ? pick(LATE) : pick(AWAY);
      row.push({ opponent: null, colour: null, result });
    }
    history.advance();
  }
}

type Results = readonly [ResultCode, ResultCode];

const WIN: Results = ['1', '0'];
const LOSS: Results = ['0', '1'];
const DRAW: Results = ['=', '='];
const FORFEITS: readonly Results[] = [
  ['+', '-'],
  ['-', '+'],
  ['-', '-'],
];
const LATE: readonly ResultCode[] = ['Z', 'H'];
const AWAY: readonly ResultCode[] = ['Z', 'Z', 'H', 'F'];
