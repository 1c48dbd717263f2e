import type { QualityCriterion } from '../criteria/criterion.js';
import type { BracketTask } from './bracket-task.js';
import { bestFollowUp, valuesOfFollowUp } from './follow-up.js';
import type { FollowUp } from './follow-up.js';
import { bySet, legalPairings, MOST_TRIED } from './small-pairings.js';
import { compareNumbers } from '../../compare-values.js';

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
  const lists = (followUp: FollowUp): number[] => {
    const found: number[] = [];
    for (const list of valuesOfFollowUp(task, floaters, followUp, reads)) found.push(...list, END_OF_LIST);
    return found;
  };
  const tried = followUpsTried(task, floaters);
  if (tried !== null)
    return tried.map(lists).reduce((best, other) => (compareNumbers(other, best) < 0 ? other : best));
  const followUp = bestFollowUp(task, floaters, task.keepsCompletable ? 'round' : 'next');
  if (followUp === null) throw new Error('downfloaters whom nobody can follow');
  return lists(followUp);
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
  for (const legal of legalPairings(places, floaters.length, (a, b) => board.mayMeet(a, b))) {
    const isRestPaired = bySet(
      places,
      (leftOver) => !keepsCompletable || board.isCompletable(leftOver, rest),
    );
    const open = legal.filter(isRestPaired);
    if (open.length > 0)
      return open.map((own) => ({
        pairs: own.pairs.map(([a, b]) => [places[a], places[b]]),
        leftOver: own.floaters.map((v) => places[v]),
      }));
  }
  return null;
}
