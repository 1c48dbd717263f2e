import type { Criterion } from '../criteria/criterion.js';
import type { DutchEdition } from '../edition.js';
import type { BracketTask } from './bracket-task.js';

/**
 * True where no other set of as many downfloaters could do better in the brackets below.
 * @param tried how many residents of the following bracket are tried as the one that it leaves over. With fewer than all of
 * them the answer can be false although the downfloaters are optimal.
 */
export function isOptimalBelow(
  task: BracketTask,
  floaters: readonly number[],
  tried = LEFT_OVERS_TRIED,
): boolean {
  const { board, next, rest } = task;
  if (!task.looksAhead || floaters.length === 0) return canComplete(task, floaters);
  if (!settlesScores(board.edition)) return false;
  if ((floaters.length + next.length) % 2 === 0)
    return board.canFillNext(floaters, next) && (!task.keepsCompletable || board.isCompletable([], rest));
  if (someLeftOverWillDo(task, floaters, tried)) return true;
  const leftOver = board.aloneLeftOver(floaters, next, (place) => rest.length > 0 || board.mayTakeBye(place));
  return leftOver !== null && (!task.keepsCompletable || board.isCompletable([leftOver], rest));
}

/** True where asking this of so many sets of downfloaters, with anybody left over there, takes less time than weighing the bracket. */
export function isWorthEnumerating(sets: number, { next }: BracketTask): boolean {
  return sets * next.length <= MOST_QUESTIONS;
}

const MOST_QUESTIONS = 400;

/** All players below can be paired with the downfloaters, where that is asked for in the bracket. */
export function canComplete(
  { board, next, rest, keepsCompletable }: BracketTask,
  floaters: readonly number[],
): boolean {
  return !keepsCompletable || board.isCompletable(floaters, [...next, ...rest]);
}

/**
 * Sets of downfloaters that are equal on the criteria above have the same scores: then no other makes smaller score
 * differences in the following bracket, if an edition reads those there. (2017 C.6 settles them: in the PSD of a bracket
 * whoever floats adds one point more than who is paired, so equal PSDs have downfloaters of equal scores.)
 */
function settlesScores(edition: DutchEdition): boolean {
  let answer = SETTLED.get(edition);
  if (answer === undefined) {
    const { criteria } = edition;
    const isDifference = (own: Criterion): boolean =>
      own.looksAt === 'bracket' && own.measure === 'difference';
    const ahead = criteria.findIndex(
      (own) => own.looksAt === 'following bracket' && own.reads.some(isDifference),
    );
    answer = ahead < 0 || criteria.slice(0, ahead).some(isDifference);
    SETTLED.set(edition, answer);
  }
  return answer;
}

/** Every bracket asks. */
const SETTLED = new WeakMap<DutchEdition, boolean>();

/** Tries the last residents of the following bracket as the one it leaves over. */
function someLeftOverWillDo(task: BracketTask, floaters: readonly number[], tried: number): boolean {
  const { board, next, rest } = task;
  return next.slice(-tried).some((place) => {
    if (rest.length === 0 && !board.mayTakeBye(place)) return false;
    const others = next.filter((other) => other !== place);
    if (!board.canFillNext(floaters, others)) return false;
    return !task.keepsCompletable || board.isCompletable([place], rest);
  });
}

/** Nearly always one of them will do. */
const LEFT_OVERS_TRIED = 6;
