import { candidatesLeaving, playersOf, preferredBy, setsOfDownfloaters } from '../bracket.js';
import type { PairedBracket } from '../faults.js';
import { rulesInForce } from '../form.js';
import type { DutchPlayer } from '../player.js';
import { backtracking } from './backtracking.js';
import type { NextBracket } from './backtracking.js';
import { requirements } from './requirements.js';
import { canBeComplete, lowestBracket, nextBracket, pairedFirst } from './score-bracket.js';
import type { Round2012, ScoreBracket } from './score-bracket.js';

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

type Players = readonly DutchPlayer[];
type Done = readonly PairedBracket2012[];

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
  const [penultimate, others] = [above.at(-1), above.slice(0, -1)];
  if (canBeComplete(lowest, round)) {
    const byes = setsLeavingMostPairs(lowest, round, (over) => over.every(round.mayReceiveBye));
    return [...above, pairBracket(lowest, byes, null, round)];
  }
  if (penultimate === undefined) throw new RangeError('a round that can be completed cannot be paired');
  const { bracket } = penultimate;
  const next: NextBracket = (downfloaters) => lowestBracket(downfloaters, bracket.below, lowest.isJoined);
  const sets = setsLeavingMostPairs(
    bracket,
    round,
    (downfloaters) => !isPZero(downfloaters, bracket, round) && canBeComplete(next(downfloaters), round),
  );
  if (sets.length === 0)
    return pairLowest(lowestBracket(playersOf(bracket), bracket.below, true), others, round);
  const again = pairBracket(bracket, sets, next, round);
  return pairLowest(next(again.chosen.downfloaters), [...others, again], round);
}

/** C.13, C.3.a: in a heterogeneous bracket P is of moved-down players; with none of them paired it is zero (I13). */
function isPZero(downfloaters: Players, bracket: ScoreBracket, round: Round2012): boolean {
  // C.1: who has no opponent in the bracket does not count.
  const mdps = pairedFirst(bracket, round).filter((mdp) =>
    bracket.residents.some((resident) => round.mayMeet(mdp, resident)),
  );
  const who = mdps.length === 0 ? playersOf(bracket) : mdps;
  return who.every((player) => downfloaters.includes(player));
}

/** C.14: the sets of downfloaters that leave the most pairs, of those that are admitted. */
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

/** C.2 to C.11: the pairing that meets the requirements best, and of equal ones the first in the sequence. */
function pairBracket(
  bracket: ScoreBracket,
  sets: readonly Players[],
  next: NextBracket | null,
  round: Round2012,
): PairedBracket2012 {
  const c12 = next === null ? null : backtracking(next, round);
  const rules = rulesInForce(requirements(bracket, c12, round), round.form);
  const candidates = sets.flatMap((set) => candidatesLeaving(set, bracket, round.mayMeet));
  const [chosen] = preferredBy(rules, candidates, bracket);
  if ((globalThis as any).DEBUG)
    console.log(
      'mdps',
      bracket.mdps.map((p) => p.id).join(),
      'res',
      bracket.residents.map((p) => p.id).join(),
      bracket.isJoined,
      sets.length,
      candidates.length,
      'pairs',
      chosen.pairs.map(([a, b]) => a.id + '-' + b.id).join(' '),
      'down',
      chosen.downfloaters.map((p) => p.id).join(),
      rules.map((r) => r.id + '=' + r.valueOf(chosen, bracket).join()).join(' '),
    );
  return { bracket, chosen, rules, completion: null };
}
