import { subsets } from '../../enumerate.js';
import type { Rule } from '../bracket.js';
import type { DutchPlayer } from '../player.js';
import { canBeComplete, pairedFirst } from './score-bracket.js';
import type { Round2012, ScoreBracket } from './score-bracket.js';

/** The bracket that follows when somebody floats down. */
export type NextBracket = (downfloaters: readonly DutchPlayer[]) => ScoreBracket;

/**
 * C.12: where not all moved-down players can be paired, the previous bracket is paired again so that others of the same scores,
 * who can be, move down; at the price of everything but pairs (I10). "P1 pairings" are all of them: it is no use for some.
 */
export function backtracking(next: NextBracket, round: Round2012): Rule {
  const known = new Map<string, boolean>();
  return {
    id: 'C.12',
    valueOf: ({ downfloaters }) => {
      const ranks = downfloaters.map(({ rank }) => rank).join();
      const allowsAll = known.get(ranks) ?? canAllBePaired(next(downfloaters), round);
      known.set(ranks, allowsAll);
      return [allowsAll ? 0 : 1];
    },
  };
}

/** All moved-down players can be paired, or as many as the bracket has residents for; I12: nobody asks it of a joined one. */
function canAllBePaired(bracket: ScoreBracket, round: Round2012): boolean {
  if (bracket.isJoined) return true;
  const first = pairedFirst(bracket, round);
  const m1 = Math.min(first.length, bracket.residents.length);
  return [...subsets(first, m1)].some((s1) => allowsPairing(s1, bracket, round));
}

/** Players of S1 can all be paired with residents; in the lowest bracket with a pairing of everybody (I12). */
function allowsPairing(s1: readonly DutchPlayer[], bracket: ScoreBracket, round: Round2012): boolean {
  if (bracket.below.length > 0) return canAllMeet(s1, bracket.residents, round);
  const isResident = new Set(bracket.residents);
  const inS1 = new Set(s1);
  const meetsResident = (one: DutchPlayer, other: DutchPlayer): boolean =>
    (!inS1.has(one) || isResident.has(other)) && (!inS1.has(other) || isResident.has(one));
  return canBeComplete(bracket, {
    ...round,
    mayMeet: (one, other) => round.mayMeet(one, other) && meetsResident(one, other),
    mayReceiveBye: (player) => round.mayReceiveBye(player) && !inS1.has(player),
  });
}

function canAllMeet(s1: readonly DutchPlayer[], s2: readonly DutchPlayer[], round: Round2012): boolean {
  const [first, ...others] = s1;
  if (s1.length === 0) return true;
  return s2.some(
    (opponent) =>
      round.mayMeet(first, opponent) &&
      canAllMeet(
        others,
        s2.filter((player) => player !== opponent),
        round,
      ),
  );
}
