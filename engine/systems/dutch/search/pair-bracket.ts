import type { BracketTask } from './bracket-task.js';
import type { Candidate } from '../../interface/system.js';
import { isLastBracket } from './bracket-task.js';
import { firstCandidate, firstWithFollowUp } from './first-candidate.js';
import { bestFollowUp } from './follow-up.js';
import { quickCandidate, quickCandidateOfAll } from './quick-candidate.js';
import { hasQuickSearch } from './quick-rules.js';
import { smallCandidate, smallCandidateOfAll } from './small-candidate.js';
import { canComplete, isOptimalBelow } from './optimal-below.js';

/**
 * Pairs a bracket by the first of these methods that answers:
 *
 *     the bracket alone       quickCandidate       nothing can be better than what it finds; half of the time of a large event
 *                             smallCandidate       tries all candidates; 40 % of the time with 16 to 40 players, nothing with 250
 *                             firstCandidate       a matching by weights; always answers
 *       is it the last one?   isLastBracket        yes: that is the pairing, or the round cannot be completed
 *       may downfloaters meet in the last bracket? yes: firstCandidate together with all players below
 *       is it optimal below?  isOptimalBelow       yes, in most brackets: that is the pairing
 *     with the players below  smallCandidateOfAll  tries all candidates with all that they leave below, where canBeTried
 *                             quickCandidateOfAll  as quickCandidate (if that has answered), where canBeTried
 *                             firstWithFollowUp    a matching together with the following bracket, if the rest allows it; with more
 *                                                  than 40 players left
 *                             firstCandidate       a matching together with all players below; always answers
 *
 * The bracket alone knows neither completion nor the following bracket. A candidate found there that meets those demands in
 * full (it is "optimal below": the rest can be completed, and no other downfloaters give the following bracket a better pairing,
 * its "follow-up") is the best of all, so only the other brackets are paired together with the players below. The matchings are
 * those of `LexMatching` (`bracket-weights.ts`). Editions with 2012 C.12 choose between two results of this (`backtrack`).
 * @returns null when the round cannot be completed from here.
 */
export function pairBracket(task: BracketTask): Candidate | null {
  if (task.backtrack !== undefined) return pairWithBacktrack(task);
  const quick = quickCandidate(task);
  const alone = quick ?? smallCandidate(task) ?? firstCandidate(task, 'bracket');
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
  if (alone !== null && isOptimalBelow(task, alone.floaters)) return alone;
  if (canBeTried(task)) {
    // Where nobody can be paired there is no other candidate.
    if (alone?.pairs.length === 0) return canComplete(task, alone.floaters) ? alone : null;
    const ofAll = smallCandidateOfAll(task) ?? (quick === null ? null : quickCandidateOfAll(task));
    if (ofAll !== null) return ofAll;
  }
  if (task.looksAhead && task.next.length > 0 && !isWholeSmall(task)) {
    const ahead = firstWithFollowUp(task, 'next', alone?.pairs.length);
    if (
      ahead !== null &&
      (!task.keepsCompletable || isFollowUpFeasible(task, ahead.candidate, ahead.leftOver))
    )
      return ahead.candidate;
  }
  return task.keepsCompletable ? firstCandidate(task, 'round', alone?.pairs.length) : null;
}

/** With few players left all of them are weighed at once: the following bracket alone seldom decides what is still open. */
function isWholeSmall({ mdps, residents, next, rest, keepsCompletable }: BracketTask): boolean {
  return keepsCompletable && mdps.length + residents.length + next.length + rest.length <= MOST_WEIGHED;
}

/** To weigh all of so many players takes hardly longer than to weigh two brackets. */
const MOST_WEIGHED = 40;

/**
 * All that counts below is whether it can be completed, and how the following bracket is paired. Where downfloaters may meet
 * each other there, or criteria are missing or read otherwise, fewer pairs may be better than more.
 */
function canBeTried({ board, shape, keepsCompletable }: BracketTask): boolean {
  if (shape !== undefined || board.downfloatersMayMeet || !hasQuickSearch(board.edition)) return false;
  return keepsCompletable || board.edition.completion === 'collapsed-last-bracket';
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

/**
 * The scope of the following bracket sees neither what lies below nor that nobody there may take the bye: it promises the
 * downfloaters a follow-up that the rest may not allow, and then other downfloaters could do better. The candidate is
 * only the best of all where that very follow-up, or one that nothing can surpass, leaves the rest completable.
 */
function isFollowUpFeasible(
  task: BracketTask,
  { floaters }: Candidate,
  leftOver: readonly number[] | null,
): boolean {
  if (isOptimalBelow(task, floaters)) return true;
  const promised = leftOver ?? bestFollowUp(task, floaters, 'next')?.leftOver ?? null;
  return promised !== null && task.board.isCompletable(promised, task.rest);
}
