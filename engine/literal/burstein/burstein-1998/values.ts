import type { PastRound, Player, RoundState } from '../../../model/player.js';
import type { LiteralForm } from '../../reading.js';

/** 3.2: what puts the players of a score group in order. */
export interface Values {
  readonly sonnebornBerger: number;
  readonly buchholz: number;
  readonly median: number;
  /** 0 for who has none (BA15). */
  readonly rating: number;
}

/** 3.2; BA13: without imaginary points. */
export function valuesOf(state: RoundState, form: LiteralForm, player: Player): Values {
  const games = player.past.flatMap((round) => gameOf(state, form, player, round));
  const scores = games.map(({ score }) => score);
  return {
    sonnebornBerger: sum(games.map(({ worth, score }) => worth * score)),
    buchholz: sum(scores),
    median: median(scores, form),
    rating: state.ratings.get(player.id) ?? 0,
  };
}

interface Game {
  readonly worth: number;
  /** Points of the opponent at this moment. */
  readonly score: number;
}

/** What a round counts for; nothing where it leaves no trace (BA1). */
function gameOf(
  state: RoundState,
  { otherwise }: LiteralForm,
  own: Player,
  { opponent, isPlayed, worth }: PastRound,
): Game[] {
  const counts = isPlayed || otherwise.has('BA2'); // BA2
  if (opponent !== null && counts) return [{ worth, score: pointsOf(state, opponent) }];
  if (otherwise.has('BA1')) return [{ worth, score: own.standing }]; // BA1
  return otherwise.has('BA3') ? [{ worth, score: 0 }] : []; // BA3
}

/** Opponents count with all their points of the moment (BA1). */
function pointsOf({ players, absent }: RoundState, id: number): number {
  const opponent = [...players, ...absent].find((player) => player.id === id);
  if (opponent === undefined) throw new RangeError(`nobody of the event has the number ${id}`);
  return opponent.standing;
}

/** BA4: without the best and the worst opponent, 0 below three games. */
function median(scores: readonly number[], { otherwise }: LiteralForm): number {
  const sorted = scores.toSorted((one, other) => one - other);
  if (!otherwise.has('BA4')) return sum(sorted.slice(1, -1));
  // Of an even number of scores the two in the middle.
  const middle = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return sorted.length === 0 ? 0 : sum(middle); // BA4
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
