import { candidatesLeaving, playersOf, preferredBy, setsOfDownfloaters } from '../bracket.js';
import type { PairedBracket } from '../faults.js';
import { rulesInForce } from '../form.js';
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
  const paired = pairBracket(bracket, setsLeavingMostPairs(bracket, round), true, round);
  return pairDown(nextBracket(paired.chosen.downfloaters, bracket, round), [...above, paired], round);
}

/**
 * C.13: where the lowest bracket cannot be paired, the penultimate one is paired again so that it can. If P becomes zero there,
 * the two are joined, and stay so (I15); another one is the penultimate then.
 */
function pairLowest(lowest: ScoreBracket, above: Done, round: Round2012): PairedBracket2012[] {
  if (canBeComplete(lowest, round)) {
    const byes = setsLeavingMostPairs(lowest, round, (leftOver) => leftOver.every(round.mayReceiveBye));
    return [...above, pairBracket(lowest, byes, false, round)];
  }
  const [penultimate, others] = [above.at(-1), above.slice(0, -1)];
  if (penultimate === undefined) throw new RangeError('a round that can be completed cannot be paired');
  const { bracket } = penultimate;
  const next = (downfloaters: Players): ScoreBracket =>
    lowest.isJoined ? joinedBracket(downfloaters, bracket.below) : nextBracket(downfloaters, bracket, round);
  const sets = setsLeavingMostPairs(
    bracket,
    round,
    (downfloaters) => !isPZero(downfloaters, bracket, round) && canBeComplete(next(downfloaters), round),
  );
  if (sets.length === 0) return pairLowest(joinedBracket(playersOf(bracket), bracket.below), others, round);
  // I12: C.12 comes before C.13, and not from a joined bracket.
  const again = pairBracket(bracket, sets, !lowest.isJoined, round);
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

/** C.2 to C.12: the pairing that meets the requirements best, and of equal ones the first in the sequence. */
function pairBracket(
  bracket: ScoreBracket,
  sets: readonly Players[],
  isC12Asked: boolean,
  round: Round2012,
): PairedBracket2012 {
  const candidates = sets.flatMap((set) => candidatesLeaving(set, bracket, round.mayMeet));
  const rules = rulesInForce(requirements(bracket, null, round), round.form);
  const [own] = preferredBy(rules, candidates, bracket);
  if (!isC12Asked) return { bracket, chosen: own, rules, completion: null };
  const c12 = backtracking(own.downfloaters, bracket, round);
  const withC12 = rulesInForce(requirements(bracket, c12, round), round.form);
  const [chosen] = preferredBy(withC12, candidates, bracket);
  return { bracket, chosen, rules: withC12, completion: null };
}
