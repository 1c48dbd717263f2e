import type { QualityCriterion } from '../criteria/criterion.js';
import type { BracketTask } from './bracket-task.js';
import { bestFollowUp, valuesOfFollowUp } from './follow-up.js';
import type { FollowUp } from './follow-up.js';
import { byBracket, MOST_TRIED } from './small-pairings.js';

/**
 * The best that the following bracket can do with some downfloaters, as one list of numbers that compares as the values of
 * its criteria do, one after the other: number by number, the smaller one is better.
 * @param reads the criteria that count there; the first one counts those who are left over.
 */
export function valueBelow(
  task: BracketTask,
  floaters: readonly number[],
  reads: readonly QualityCriterion[],
): readonly number[] {
  const lists = (followUp: FollowUp): number[] =>
    valuesOfFollowUp(task, floaters, followUp, reads).flatMap((list) => [...list, END_OF_LIST]);
  const tried = followUpsTried(task, floaters);
  if (tried !== null)
    return tried.map(lists).reduce((best, other) => (compareLists(other, best) < 0 ? other : best));
  const followUp = bestFollowUp(task, floaters, task.keepsCompletable ? 'round' : 'next');
  if (followUp === null) throw new Error('downfloaters whom nobody can follow');
  return lists(followUp);
}

/** Number by number; a list that ends first is smaller. */
export function compareLists(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length && i < b.length; i++) if (a[i] !== b[i]) return a[i] - b[i];
  return a.length - b.length;
}

/** Less than any number that a criterion gives. */
const END_OF_LIST = -Infinity;

/**
 * All ways to pair the following bracket with as many pairs as can be; null where it is not small, or where some of those who
 * are left over count more than once.
 */
function followUpsTried(task: BracketTask, floaters: readonly number[]): readonly FollowUp[] | null {
  const { board, next, rest, keepsCompletable } = task;
  const size = floaters.length + next.length;
  const countsOnce = board.edition.completion !== 'collapsed-last-bracket' || rest.length > 0;
  if (size > MOST_TRIED || !countsOnce) return null;
  const places = [...floaters, ...next];
  for (let pairs = size >> 1; pairs >= 0; pairs--) {
    const found: FollowUp[] = [];
    for (const own of byBracket(floaters.length, next.length, pairs)) {
      if (!own.pairs.every(([a, b]) => board.mayMeet(places[a], places[b]))) continue;
      const leftOver = own.floaters.map((v) => places[v]);
      if (keepsCompletable && !board.isCompletable(leftOver, rest)) continue;
      found.push({ pairs: own.pairs.map(([a, b]) => [places[a], places[b]]), leftOver });
    }
    if (found.length > 0) return found;
  }
  return null;
}
