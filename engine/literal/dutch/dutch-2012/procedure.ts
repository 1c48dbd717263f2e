import { candidatesLeaving, playersOf, preferredBy, setsOfDownfloaters } from '../bracket.js';
import type { Rule } from '../bracket.js';
import type { CompletionCriterion, PairedBracket } from '../faults.js';
import { rulesInForce } from '../form.js';
import type { NextBracket } from './backtracking.js';
import { backtracking } from './backtracking.js';
import { requirements } from './requirements.js';
import { canBeComplete, joinedBracket, nextBracket, pairedFirst } from './score-bracket.js';
import type { Players, Round2012, ScoreBracket } from './score-bracket.js';

/** A bracket that is paired, for the time being. */
export interface PairedBracket2012 extends PairedBracket {
  readonly bracket: ScoreBracket;
}

/**
 * C: the procedures are applied to all score brackets, the highest first.
 * @param round which can be paired completely.
 */
export function pairBrackets(round: Round2012): PairedBracket2012[] {
  if (round.players.length === 0) return [];
  const highest = nextBracket([], { mdps: [], residents: [], below: round.players }, round);
  return pairDown(highest, [], round);
}

type Done = readonly PairedBracket2012[];

/** C.1, C.14.a: who finds no opponent in a bracket is moved down, and so is an entire bracket without a pair (I11). */
function pairDown(bracket: ScoreBracket, above: Done, round: Round2012): PairedBracket2012[] {
  if (bracket.below.length === 0) return pairLowest(bracket, above, round);
  const next: NextBracket = (downfloaters) => nextBracket(downfloaters, bracket, round);
  const paired = pairBracket(bracket, setsLeavingMostPairs(bracket, round), next, round);
  return pairDown(next(paired.chosen.downfloaters), [...above, paired], round);
}

/**
 * C.13: where the lowest bracket cannot be paired, the penultimate one is paired again so that it can. If P becomes zero there,
 * the two are joined, and stay so (I15); another one is the penultimate then.
 */
function pairLowest(lowest: ScoreBracket, above: Done, round: Round2012): PairedBracket2012[] {
  if (canBeComplete(lowest, round)) {
    const byes = setsLeavingMostPairs(lowest, round, (leftOver) => leftOver.every(round.mayReceiveBye));
    return [...above, pairBracket(lowest, byes, null, round)];
  }
  const [penultimate, others] = [above.at(-1), above.slice(0, -1)];
  if (penultimate === undefined) throw new RangeError('a round that can be completed cannot be paired');
  const { bracket } = penultimate;
  const next: NextBracket = (downfloaters) =>
    lowest.isJoined ? joinedBracket(downfloaters, bracket.below) : nextBracket(downfloaters, bracket, round);
  const isUseful = (downfloaters: Players): boolean => canBeComplete(next(downfloaters), round);
  const isPaired = (downfloaters: Players): boolean => !isPZero(downfloaters, bracket, round);
  const sets = setsLeavingMostPairs(bracket, round, (set) => isPaired(set) && isUseful(set));
  if (sets.length === 0) return pairLowest(joinedBracket(playersOf(bracket), bracket.below), others, round);
  // Where that costs pairs it is the reason; where it does not, the number of moved-down players is (C.14.b).
  const [most] = setsLeavingMostPairs(bracket, round, isUseful);
  const isBarred = (set: Players): boolean => most.length < sets[0].length && !isPaired(set);
  const again = pairBracket(bracket, sets, next, round, isBarred);
  return pairLowest(next(again.chosen.downfloaters), [...others, again], round);
}

/** C.13, C.3.a: P of a heterogeneous bracket is of its moved-down players; with none of them paired it is zero (I13). */
function isPZero(downfloaters: Players, bracket: ScoreBracket, { mayMeet }: Round2012): boolean {
  // C.1: who has no opponent in the bracket does not count.
  const mdps = pairedFirst(bracket).filter((mdp) =>
    bracket.residents.some((resident) => mayMeet(mdp, resident)),
  );
  return (mdps.length === 0 ? playersOf(bracket) : mdps).every((player) => downfloaters.includes(player));
}

/** C.14: of the sets of downfloaters that are admitted, those that leave the most pairs. */
function setsLeavingMostPairs(
  bracket: ScoreBracket,
  { mayMeet }: Round2012,
  admits: (downfloaters: Players) => boolean = () => true,
): Players[] {
  const sets: Players[] = [];
  for (const set of setsOfDownfloaters(bracket, mayMeet)) {
    if (sets.length > 0 && set.length > sets[0].length) break;
    if (admits(set)) sets.push(set);
  }
  return sets;
}

/**
 * C.2 to C.11: the pairing that meets the requirements best, and of equal ones the first in the sequence; C.12: another one, if
 * that is of use.
 * @param next null for the lowest bracket.
 * @param isBarred the sets of downfloaters that make P zero.
 */
function pairBracket(
  bracket: ScoreBracket,
  sets: readonly Players[],
  next: NextBracket | null,
  round: Round2012,
  isBarred: (downfloaters: Players) => boolean = () => false,
): PairedBracket2012 {
  const candidates = sets.flatMap((set) => candidatesLeaving(set, bracket, round.mayMeet));
  const firstBy = (c12: Rule | null): PairedBracket2012 => {
    const rules = rulesInForce(requirements(bracket, c12, round), round.form);
    const [chosen] = preferredBy(rules, candidates, bracket);
    return { bracket, chosen, rules, completion: next === null ? null : c13(next, round, isBarred) };
  };
  const own = firstBy(null);
  if (next === null) return own;
  const other = firstBy(backtracking(own.chosen.downfloaters, bracket, next, round));
  return other.chosen === own.chosen ? own : other;
}

/** C.13: what the penultimate bracket moves down has to allow a pairing of the lowest one (I14), and P must not be zero. */
function c13(
  next: NextBracket,
  round: Round2012,
  isBarred: (downfloaters: Players) => boolean,
): CompletionCriterion {
  const isMet = (downfloaters: Players): boolean => {
    const following = next(downfloaters);
    return following.below.length > 0 || (canBeComplete(following, round) && !isBarred(downfloaters));
  };
  return { id: 'C.13-last', isMet };
}
