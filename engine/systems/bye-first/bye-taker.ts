import type { Place } from '../interface/candidate.js';
import type { RoundBoard } from './board.js';
import { compareByes } from './bye-order.js';
import type { ByeFirstEdition, ByePlayer, StateOf } from './edition.js';

/**
 * Who receives the bye (3.1): the first, by the criteria of the edition, without whom the others can be paired.
 * @param mayTake who comes into question.
 */
export function byeTaker<P extends ByePlayer, S extends StateOf<P>, E extends ByeFirstEdition<P>>(
  board: RoundBoard<P, S, E>,
  mayTake: (place: Place) => boolean,
): Place | null {
  const { players, edition } = board;
  const everybody = [...players.keys()];
  const takers = everybody
    .filter((place) => players[place].mayTakeBye && mayTake(place))
    .sort((a, b) => compareByes(edition, players[a], players[b]));
  return takers.find((taker) => board.isCompletable(everybody.filter((place) => place !== taker))) ?? null;
}
