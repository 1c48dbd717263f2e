import type { Place } from '../../system.js';
import type { ByeFirstEdition, ByePlayer, StateOf } from '../edition.js';
import type { Possibilities } from './possibilities.js';

/** Who receives the bye: 3.1.1 to 3.1.5, one after the other; null when nobody can. */
export function literalBye<P extends ByePlayer, S extends StateOf<P>, E extends ByeFirstEdition<P>>(
  possible: Possibilities<P, S, E>,
): Place | null {
  const everybody = [...possible.state.players.keys()];
  const allows = (taker: Place): boolean =>
    possible.canComplete(everybody.filter((place) => place !== taker));
  let takers = everybody.filter((place) => possible.player(place).mayTakeBye).filter(allows);
  for (const { weight } of possible.edition.byeCriteria) {
    const least = Math.min(...takers.map((place) => weight(possible.player(place))));
    takers = takers.filter((place) => weight(possible.player(place)) === least);
  }
  return takers.at(0) ?? null;
}
