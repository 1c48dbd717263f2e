import type { Tenths } from '../../model/event.js';
import type { Player } from '../../model/player.js';

/** The opposition that a player has met (1.7.1, 1.8.1); virtual points are no part of it. */
export interface OppositionIndex {
  /** Sum of the present scores of the opponents, in tenths. */
  readonly buchholz: Tenths;
  /** Sum of the points earned against each opponent times the present score of that opponent, in hundredths. */
  readonly sonnebornBerger: number;
}

/**
 * The index of a player. A round without a game counts as one against oneself, with the result that gives the points that
 * the round brought (1.7.2.1).
 * @param scoreOf what an opponent counts, by starting number.
 */
export function oppositionIndex(
  { past, standing }: Pick<Player, 'past' | 'standing'>,
  scoreOf: (opponent: number) => Tenths,
): OppositionIndex {
  let [buchholz, sonnebornBerger] = [0, 0];
  for (const { opponent, isPlayed, worth } of past) {
    const score = isPlayed && opponent !== null ? scoreOf(opponent) : standing;
    buchholz += score;
    sonnebornBerger += worth * score;
  }
  return { buchholz, sonnebornBerger };
}
