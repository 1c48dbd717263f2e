import { pairKey, placesFor, roundsOfTable } from '../../engine/round-robin/index.js';
import type { PlayedEvent } from '../../engine/round-robin/index.js';

/** An event in which everybody met everybody as often, by its games. */
export interface AllPlayAll {
  /** Those who had a game, and others as far as the table has places for them. */
  readonly players: readonly number[];
  /** How often everybody meets everybody: also of a last cycle that is not over yet. */
  readonly cycles: number;
  /** Who met less often though neither left. */
  readonly missing: readonly Pair[];
  /** Who had no game in the last rounds. */
  readonly left: readonly number[];
}

/**
 * Whether everybody met everybody as often, in as many rounds as that takes at least. Forfeited games count as games. Some
 * players may have left, and a few games may be missing. Nobody may meet anybody too often. Null for other events, and
 * for those of which too few rounds are there.
 */
export function allPlayAll({ players, rounds }: PlayedEvent): AllPlayAll | null {
  const lastGames = new Map<number, number>();
  const met = new Map<string, number>();
  rounds.forEach(({ games }, index) => {
    for (const { white, black } of games) {
      for (const id of [white, black]) lastGames.set(id, index + 1);
      met.set(pairKey(white, black), (met.get(pairKey(white, black)) ?? 0) + 1);
    }
  });
  const active = players.filter((id) => lastGames.has(id));
  const length = roundsOfTable(placesFor(active.length));
  const whole = Math.floor(rounds.length / length);
  if (active.length < LEAST_PLAYERS || whole === 0) return null;
  const most = Math.max(...met.values());
  if (most > whole + (rounds.length % length === 0 ? 0 : 1)) return null;
  const unmet = pairsOf(active).filter((pair) => (met.get(pairKey(...pair)) ?? 0) < whole);
  const mayHaveLeft = (id: number): boolean => (lastGames.get(id) ?? 0) <= rounds.length - LEAST_ROUNDS;
  const left = leavers(active.filter(mayHaveLeft), unmet);
  if (left.length > Math.max(1, active.length * MOST_LEFT)) return null;
  const missing = unmet.filter(isBetweenOthers(left));
  const pairs = (active.length * (active.length - 1)) / 2;
  if (missing.length > Math.max(active.length < LARGER ? 2 : 3, pairs * MISSING_SHARE)) return null;
  const isOfAll = roundsOfTable(placesFor(players.length)) * whole === rounds.length;
  return { players: isOfAll ? players : active, cycles: Math.max(whole, most), missing, left };
}

/** Who explains most of the games that are missing, one after the other; a rest may be the last thing of others, too. */
function leavers(possible: readonly number[], unmet: readonly Pair[]): number[] {
  const left: number[] = [];
  for (;;) {
    const open = unmet.filter(isBetweenOthers(left));
    const missed = (id: number): number => open.filter((pair) => pair.includes(id)).length;
    const [next] = possible.filter((id) => !left.includes(id)).sort((a, b) => missed(b) - missed(a));
    if (next === undefined || missed(next) < LEAST_ROUNDS) return left;
    left.push(next);
  }
}

function isBetweenOthers(left: readonly number[]): (pair: Pair) => boolean {
  return ([a, b]) => !left.includes(a) && !left.includes(b);
}

type Pair = readonly [number, number];

function pairsOf(ids: readonly number[]): Pair[] {
  return ids.flatMap((a, index) => ids.slice(index + 1).map((b) => [a, b] as const));
}

/** Four players in three rounds always meet everybody; fewer are no event. */
const LEAST_PLAYERS = 4;
/** Of one round nobody knows whether it was a rest, or a game that was not played. */
const LEAST_ROUNDS = 2;
/** The share of the players who may have left. */
const MOST_LEFT = 0.25;
/** From so many players on three games may be missing, before that two. */
const LARGER = 8;
/** The share of all games. */
const MISSING_SHARE = 0.05;
