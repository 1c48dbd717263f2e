import type { Criterion } from '../criteria/criterion.js';
import type { DutchEdition } from '../edition.js';
import type { BracketTask } from './bracket-task.js';
import type { Candidate } from '../../system.js';
import { isLastBracket } from './bracket-task.js';
import { firstCandidate, firstWithFollowUp } from './first-candidate.js';
import { bestFollowUp } from './follow-up.js';
import { quickCandidate } from './quick-candidate.js';
import { smallCandidate } from './small-candidate.js';

/**
 * Pairs a bracket. The smaller scopes leave out what only the players below can tell (completion, the following
 * bracket); a candidate found there that meets those demands in full is the best of all, so only brackets in which
 * it does not are looked at in a larger scope.
 * @returns null when the round cannot be completed from here.
 */
export function pairBracket(task: BracketTask): Candidate | null {
  if (task.backtrack !== undefined) return pairWithBacktrack(task);
  const alone = quickCandidate(task) ?? smallCandidate(task) ?? firstCandidate(task, 'bracket');
  // Only one can have the bye: with more left over the round is not complete.
  if (isLastBracket(task)) return alone === null || alone.floaters.length > 1 ? null : alone;
  // Downfloaters who may meet each other in the last bracket can make it better or worse, which only the whole round tells.
  if (
    task.looksAhead &&
    task.keepsCompletable &&
    task.board.downfloatersMayMeet &&
    alone?.floaters.length !== 0
  )
    return firstCandidate(task, 'round', alone?.pairs.length);
  if (alone !== null && suitsTheRest(task, alone.floaters)) return alone;
  if (alone?.pairs.length === 0 && isTheOnlyOne(task))
    return canComplete(task, alone.floaters) ? alone : null;
  if (task.looksAhead && task.next.length > 0) {
    const ahead = firstWithFollowUp(task, 'next', alone?.pairs.length);
    if (ahead !== null && (!task.keepsCompletable || keepsItsPromise(task, ahead.candidate, ahead.leftOver)))
      return ahead.candidate;
  }
  return task.keepsCompletable ? firstCandidate(task, 'round', alone?.pairs.length) : null;
}

/** 2012 C.12: where nobody of the same scores can be paired in the following bracket, that is given up. */
function pairWithBacktrack(task: BracketTask): Candidate | null {
  const { backtrack: _, ...regardless } = task;
  const own = pairBracket(regardless);
  const other = pairForFollowing(task);
  return own !== null && other !== null && haveSameScores(task, own.floaters, other.floaters) ? other : own;
}

/** 2012 C.12: with downfloaters who can be paired in the following bracket. */
export function pairForFollowing(task: BracketTask): Candidate | null {
  return firstCandidate(task, task.rest.length === 0 ? 'round' : 'next');
}

/** Where nobody counts as moved down, all are alike (A.3). */
export function haveSameScores(
  { board, mdps }: BracketTask,
  a: readonly number[],
  b: readonly number[],
): boolean {
  const score = (place: number): number => board.player(place).score;
  return a.length === b.length && (mdps.length === 0 || a.every((place, i) => score(place) === score(b[i])));
}

/** Where nobody can be paired there is no other candidate, unless those of an unordinary bracket may be paired otherwise. */
function isTheOnlyOne({ board, shape, keepsCompletable }: BracketTask): boolean {
  return shape === undefined && (keepsCompletable || board.edition.completion === 'collapsed-last-bracket');
}

function canComplete(
  { board, next, rest, keepsCompletable }: BracketTask,
  floaters: readonly number[],
): boolean {
  return !keepsCompletable || board.isCompletable(floaters, [...next, ...rest]);
}

/** The downfloaters leave nothing to be desired below: no other set of as many could do better there. */
function suitsTheRest(task: BracketTask, floaters: readonly number[]): boolean {
  const { board, next, rest } = task;
  if (!task.looksAhead || floaters.length === 0) return canComplete(task, floaters);
  if (!settlesScores(board.edition)) return false;
  if ((floaters.length + next.length) % 2 === 0)
    return board.canFillNext(floaters, next) && (!task.keepsCompletable || board.isCompletable([], rest));
  if (someLeftOverWillDo(task, floaters)) return true;
  const leftOver = board.aloneLeftOver(floaters, next, (place) => rest.length > 0 || board.mayTakeBye(place));
  return leftOver !== null && (!task.keepsCompletable || board.isCompletable([leftOver], rest));
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

/** Tries a few residents of the following bracket as the one it leaves over: nearly always one of them will do. */
function someLeftOverWillDo(task: BracketTask, floaters: readonly number[]): boolean {
  const { board, next, rest } = task;
  return next.slice(-LEFT_OVERS_TRIED).some((place) => {
    if (rest.length === 0 && !board.mayTakeBye(place)) return false;
    const others = next.filter((other) => other !== place);
    if (!board.canFillNext(floaters, others)) return false;
    return !task.keepsCompletable || board.isCompletable([place], rest);
  });
}

const LEFT_OVERS_TRIED = 6;

/**
 * The scope of the following bracket sees neither what lies below nor that nobody there may take the bye: it promises the
 * downfloaters a follow-up that the rest may not allow, and then other downfloaters could do better. The candidate is
 * only the best of all where that very follow-up, or one that nothing can surpass, leaves the rest completable.
 */
function keepsItsPromise(
  task: BracketTask,
  { floaters }: Candidate,
  leftOver: readonly number[] | null,
): boolean {
  if (suitsTheRest(task, floaters)) return true;
  const promised = leftOver ?? bestFollowUp(task, floaters, 'next')?.leftOver ?? null;
  return promised !== null && task.board.isCompletable(promised, task.rest);
}
