import { followingBracket, playersOf } from '../bracket.js';
import type { Bracket, Candidate, Pair } from '../bracket.js';
import { possibleByes } from '../completion.js';
import type { DutchPlayer } from '../player.js';
import type { DutchRound } from '../round.js';

export type Players = readonly DutchPlayer[];

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
export function nextBracket(downfloaters: Players, above: Bracket, { form }: Round2012): ScoreBracket {
  const following = followingBracket(downfloaters, above);
  if (following === null) throw new RangeError('nothing is below the lowest score bracket');
  const { mdps, residents, below } = following;
  const lowest = below.length === 0 && MDPS_MEET;
  // I9: by the letter of A.3 nobody has been moved down then.
  return form.otherwise.has('I9') && isHalfMovedDown(mdps, residents) // I9
    ? { mdps: [], residents: [...mdps, ...residents], below, isJoined: false, ...lowest }
    : { mdps, residents, below, isJoined: false, ...lowest };
}

/** C.13: the lowest bracket after a join; treated as a heterogeneous one with those moved down as S1. */
export function joinedBracket(mdps: Players, residents: Players): ScoreBracket {
  return { mdps, residents, below: [], isJoined: true, ...MDPS_MEET };
}

/** In the lowest bracket moved-down players who meet no resident are in the remainder (C.13, C.14.b.2). */
const MDPS_MEET = { mdpsMeet: true } as const;

/** The moved-down players who are paired first (A.3); I16: none of a joined bracket that is treated as homogeneous. */
export function pairedFirst({ mdps, residents, isJoined }: ScoreBracket): Players {
  return isJoined && isHalfMovedDown(mdps, residents) ? [] : mdps;
}

/** A.3: at least half of the players have come from a higher score bracket. */
function isHalfMovedDown(mdps: Players, residents: Players): boolean {
  return mdps.length >= residents.length;
}

/** C.6: the pairs of those who are paired first; all others are the remainder. */
export function pairsOfFirst({ pairs }: Candidate, first: Players): Pair[] {
  return pairs.filter(([higher, lower]) => first.includes(higher) && !first.includes(lower));
}

/** C.13: everybody in the lowest bracket can be paired within B.1 and B.2, but for one who may have the bye (I14). */
export function canBeComplete(lowest: Bracket, { mayMeet, mayReceiveBye }: Round2012): boolean {
  return possibleByes(playersOf(lowest), mayMeet, mayReceiveBye).length > 0;
}
