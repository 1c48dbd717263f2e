import type { Place } from '../../candidate.js';
import { compareByes } from '../bye-order.js';
import type { RoundBoard } from './board.js';

/**
 * Who receives the bye (3.1): the first, by score, games and TPN, without whom the others can be paired.
 * @param mayTake who comes into question.
 */
export function byeTaker(board: RoundBoard, mayTake: (place: Place) => boolean): Place | null {
  const { players, edition } = board;
  const everybody = [...players.keys()];
  const takers = everybody
    .filter((place) => players[place].mayTakeBye && mayTake(place))
    .sort((a, b) => compareByes(edition, players[a], players[b]));
  return takers.find((taker) => board.isCompletable(everybody.filter((place) => place !== taker))) ?? null;
}
