import { playersOf, setsOfDownfloaters } from '../bracket.js';
import type { Bracket } from '../bracket.js';
import { possibleByes } from '../completion.js';
import type { DutchPlayer } from '../player.js';
import type { DutchRound } from '../round.js';

type Players = readonly DutchPlayer[];

/** The bracket that follows one that is not the last when somebody floats down. */
export function nextBracket(downfloaters: Players, { below }: Bracket, round: DutchRound): Bracket {
  const residents = below.filter(({ score }) => score === below[0].score);
  if (residents.length === below.length) return lastBracket(downfloaters, below);
  return bracketAbove(below.slice(residents.length), downfloaters, residents, round);
}

/** The lowest score bracket (LSB): everybody has to be paired, and moved-down players may meet each other (K3). */
export function lastBracket(mdps: Players, residents: Players): Bracket {
  return { mdps, residents, below: [], mdpsMeet: true };
}

/** C.12: where no moved-down player can be paired with a resident, the bracket is managed as homogeneous (K13). */
function bracketAbove(below: Players, mdps: Players, residents: Players, { mayMeet }: DutchRound): Bracket {
  const canBePaired = mdps.some((mdp) => residents.some((resident) => mayMeet(mdp, resident)));
  return canBePaired ? { mdps, residents, below } : { mdps: [], residents: [...mdps, ...residents], below };
}

/** Whether a last bracket can be paired: all in it, but for one who may have the bye. */
export function isPairable(last: Bracket, { mayMeet, mayReceiveBye }: DutchRound): boolean {
  return possibleByes(playersOf(last), mayMeet, mayReceiveBye).length > 0;
}

/**
 * The sets of downfloaters that leave the most pairs (A.11.b); in a last bracket, whoever is left over has the bye.
 * @param special what else they have to allow (C.13).
 */
export function setsLeavingMostPairs(
  bracket: Bracket,
  round: DutchRound,
  special: (downfloaters: Players) => boolean = () => true,
): DutchPlayer[][] {
  const isLast = bracket.below.length === 0;
  const sets: DutchPlayer[][] = [];
  for (const set of setsOfDownfloaters(bracket, round.mayMeet)) {
    if (sets.length > 0 && set.length > sets[0].length) break;
    if (isLast && !isBye(set, round)) continue;
    if (special(set)) sets.push(set);
  }
  return sets;
}

function isBye(leftOver: Players, { mayReceiveBye }: DutchRound): boolean {
  return leftOver.length === 0 || (leftOver.length === 1 && mayReceiveBye(leftOver[0]));
}
