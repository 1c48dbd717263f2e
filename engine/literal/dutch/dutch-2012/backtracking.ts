import { subsets } from '../../enumerate.js';
import type { Rule } from '../bracket.js';
import type { DutchPlayer } from '../player.js';
import { canBeComplete, pairedFirst } from './score-bracket.js';
import type { Round2012, ScoreBracket } from './score-bracket.js';

/** The bracket that follows when somebody floats down. */
export type NextBracket = (downfloaters: readonly DutchPlayer[]) => ScoreBracket;

/**
 * C.12: where not all moved-down players can be paired, a pairing of the previous bracket that moves down others of the same
 * scores is accepted, at the price of everything but pairs (I10). M1 being reduced by 1 each time (C.14.b), and C.12 come to
 * again, those are moved down of whom the most can be paired; who has no opponent at all goes further down (C.1, I11).
 */
export function backtracking(next: NextBracket, round: Round2012): Rule {
  const known = new Map<string, number>();
  return {
    id: 'C.12',
    valueOf: ({ downfloaters }) => {
      const key = downfloaters.map(({ rank }) => rank).join();
      const value = known.get(key) ?? cannotBePaired(next(downfloaters), round);
      known.set(key, value);
      return [value];
    },
  };
}

/** How many moved-down players cannot be paired in a bracket, of as many as it has residents for; I12: none of a joined one. */
function cannotBePaired(bracket: ScoreBracket, round: Round2012): number {
  if (bracket.join !== null) return 0;
  const first = pairedFirst(bracket, round);
  const most = Math.min(first.length, bracket.residents.length);
  for (let m1 = most; m1 >= 0; m1--)
    for (const s1 of subsets(first, m1)) if (allowsPairing(s1, bracket, round)) return most - m1;
  return most;
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
