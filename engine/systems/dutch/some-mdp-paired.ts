import { compareRuleValues } from '../interface/compare-values.js';
import type { Candidate } from '../interface/system.js';
import { evaluate } from './evaluation.js';
import { pairsSomeMdp } from './search/bracket-task.js';
import type { BracketTask } from './search/bracket-task.js';
import { compareSequence } from './explain/sequence-place.js';

/**
 * Where P of the MDPs must not be zero (2012 C.13) and the best candidate pairs none of them: the best of those with each pair of
 * an MDP; null where there is none.
 * @param best of all candidates.
 * @param pair gives the best of a task's candidates.
 */
export function withSomeMdpPaired(
  task: BracketTask,
  best: Candidate | null,
  pair: (task: BracketTask) => Candidate | null,
): Candidate | null {
  if (task.pairsSomeMdp !== true || best === null || pairsSomeMdp(task, best.floaters)) return best;
  const { demands = [] } = task;
  const others = pairsOfMdps(task).flatMap(
    (asked) => pair({ ...task, demands: [...demands, { pair: asked }] }) ?? [],
  );
  return others.reduce<Candidate | null>(
    (first, other) => (first === null || isBefore(task, other, first) ? other : first),
    null,
  );
}

/** The MDPs and the residents whom they may meet. */
export function pairsOfMdps({ board, mdps, residents }: BracketTask): (readonly [number, number])[] {
  return mdps.flatMap((mdp) =>
    residents.flatMap((resident) => (board.mayMeet(mdp, resident) ? [[mdp, resident] as const] : [])),
  );
}

function isBefore(task: BracketTask, a: Candidate, b: Candidate): boolean {
  const theirs = evaluate(task, b)[Symbol.iterator]();
  for (const value of evaluate(task, a)) {
    const other = theirs.next();
    const order = other.done === true ? 0 : compareRuleValues(value, other.value);
    if (order !== 0) return order < 0;
  }
  return (compareSequence(task, a, b)?.order ?? 0) < 0;
}
