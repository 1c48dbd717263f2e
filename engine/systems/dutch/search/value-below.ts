import type { Member, QualityCriterion } from '../criteria/criterion.js';
import { viewOfNext } from './bracket-task.js';
import type { BracketTask } from './bracket-task.js';
import { openPairings } from './small-pairings.js';
import type { SmallPairing } from './small-pairings.js';
import { leastOn } from './small-values.js';

/**
 * The best that the following bracket can do with some downfloaters, as one list of numbers that compares as the values of
 * its criteria do, one after the other: number by number, the smaller one is better. All ways to pair that bracket are tried.
 * @param reads the criteria that count there; the first one counts those who are left over.
 * @returns null where there are too many ways.
 */
export function valueBelow(
  task: BracketTask,
  floaters: readonly number[],
  reads: readonly QualityCriterion[],
): readonly number[] | null {
  let open = followUpsTried(task, floaters);
  if (open === null) return null;
  const { board, next } = task;
  const view = viewOfNext(task);
  const members = [...floaters, ...next].map((place, v): Member => ({
    player: board.player(place),
    mdp: v < floaters.length,
  }));
  const value: number[] = [];
  for (const read of reads) {
    const least = leastOn(read, view, members, open);
    value.push(...least.value, END_OF_LIST);
    open = least.pairings;
  }
  return value;
}

/**
 * Less than any number that a criterion gives. A small integer: with infinity the list would be one of floats, and every list of
 * integers that it is compared with would become one.
 */
export const END_OF_LIST = -(2 ** 30);

/**
 * All ways to pair the following bracket with as many pairs as can be; null where they are many, or where some of those who
 * are left over count more than once.
 */
function followUpsTried(task: BracketTask, floaters: readonly number[]): readonly SmallPairing[] | null {
  const { board, next, rest, keepsCompletable } = task;
  const countsOnce = board.edition.completion !== 'collapsed-last-bracket' || rest.length > 0;
  if (!countsOnce) return null;
  return openPairings(
    [...floaters, ...next],
    floaters.length,
    (a, b) => board.mayMeet(a, b),
    (leftOver) => !keepsCompletable || board.isCompletable(leftOver, rest),
  );
}
