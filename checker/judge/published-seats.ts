import { placesBy } from '../../engine/index.js';
import type { RoundState } from '../../engine/index.js';
import type { ByeTaker } from '../report.js';
import type { PublishedRound } from './published-round.js';

/** A published round by places in the state of the round. */
export interface PublishedSeats {
  /** Opponent of each player; -1 for none. */
  readonly opponents: Int32Array;
  /** Those who have White, as far as the colours are known. */
  readonly white: ReadonlySet<number>;
  /** Those whose colour the file tells. */
  readonly coloured: ReadonlySet<number>;
  /** Who gets the bye. */
  readonly bye: ByeTaker | null;
}

/** Finds the places of those who were paired. */
export function seatPublished(
  { players }: RoundState,
  { pairs, bye }: Pick<PublishedRound, 'pairs' | 'bye'>,
): PublishedSeats {
  const placeOf = placesBy(players, ({ id }) => id);
  const opponents = new Int32Array(players.length).fill(-1);
  const white = new Set<number>();
  const coloured = new Set<number>();
  for (const pair of pairs) {
    const [a, b] = [placeOf(pair.white), placeOf(pair.black)];
    opponents[a] = b;
    opponents[b] = a;
    if (!pair.coloursKnown) continue;
    white.add(a);
    coloured.add(a).add(b);
  }
  const taker = players.find(({ id }) => id === bye);
  return {
    opponents,
    white,
    coloured,
    bye: taker === undefined ? null : { player: taker.id, score: taker.score },
  };
}
