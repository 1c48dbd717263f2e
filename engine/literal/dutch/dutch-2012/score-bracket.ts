import { followingBracket, playersOf } from '../bracket.js';
import type { Bracket, Candidate, Pair } from '../bracket.js';
import { possibleByes } from '../completion.js';
import type { DutchPlayer } from '../player.js';
import type { DutchRound } from '../round.js';

/** What the articles ask of a round. */
export interface Round2012 extends DutchRound {
  /** A.7.d; else the round is even (A.7.e). */
  readonly isOdd: boolean;
}

/** A.3: players who are to be paired with each other. */
export interface ScoreBracket extends Bracket {
  /**
   * C.13: several brackets have been joined in it. Those moved down are the whole upper one of them; where a higher bracket is
   * paired again, they are its floaters, and all who were joined are residents (I15).
   */
  readonly isJoined: boolean;
}

/** The bracket after one that is not the lowest, when somebody floats down. */
export function nextBracket(
  downfloaters: readonly DutchPlayer[],
  bracket: Bracket,
  round: Round2012,
): ScoreBracket {
  const next = followingBracket(downfloaters, bracket);
  if (next === null) throw new RangeError('nothing is below the lowest score bracket');
  return next.below.length === 0
    ? lowestBracket(downfloaters, next.residents, false)
    : { ...next, ...(isTreatedAsHomogeneous(next, round) && { mdpsMeet: true }), isJoined: false };
}

/** The lowest score bracket: moved-down players who meet no resident are in the remainder, and meet each other (C.13). */
export function lowestBracket(
  mdps: readonly DutchPlayer[],
  residents: readonly DutchPlayer[],
  isJoined: boolean,
): ScoreBracket {
  return { mdps, residents, below: [], mdpsMeet: true, isJoined };
}

/** The moved-down players who are paired first (A.3); none where the bracket is treated as homogeneous. */
export function pairedFirst(bracket: ScoreBracket, round: Round2012): readonly DutchPlayer[] {
  const half = bracket.isJoined ? isHalfMovedDown(bracket) : isTreatedAsHomogeneous(bracket, round);
  return half ? [] : bracket.mdps;
}

/** I9: only a joined bracket is treated as homogeneous (I16); by the letter of A.3 any bracket. */
function isTreatedAsHomogeneous(bracket: Bracket, { form }: Round2012): boolean {
  return form.otherwise.has('I9') && isHalfMovedDown(bracket); // I9
}

/** A.3: at least half of the players have come from a higher score bracket. */
function isHalfMovedDown({ mdps, residents }: Bracket): boolean {
  return mdps.length >= residents.length;
}

/** C.6: the pairs of those who are paired first; all others are the remainder. */
export function pairsOfFirst({ pairs }: Candidate, first: readonly DutchPlayer[]): Pair[] {
  return pairs.filter(([higher, lower]) => first.includes(higher) && !first.includes(lower));
}

/** C.13: everybody in the lowest bracket can be paired within B.1 and B.2, but for one who may have the bye (I14). */
export function canBeComplete(lowest: Bracket, { mayMeet, mayReceiveBye }: Round2012): boolean {
  return possibleByes(playersOf(lowest), mayMeet, mayReceiveBye).length > 0;
}
