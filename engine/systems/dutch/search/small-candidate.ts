import {
  bySet,
  countSets,
  firstInSequence,
  legalPairings,
  openPairings,
  placedAt,
} from './small-pairings.js';
import type { SmallPairing } from './small-pairings.js';
import { shapeOf } from '../bracket-shape.js';
import { isLastBracket, memberOf, viewOf } from './bracket-task.js';
import type { BracketTask } from './bracket-task.js';
import { setCriterionOf } from './columns.js';
import type { LookaheadCriterion, Member } from '../criteria/criterion.js';
import type { Candidate } from '../../interface/system.js';
import { leastBy, leastOn } from './small-values.js';
import { canComplete, isOptimalBelow, isWorthEnumerating } from './optimal-below.js';
import { valueBelow } from './value-below.js';

/**
 * The best candidate of a small bracket taken alone, and of all that are equally good the one that is generated first:
 * all candidates with as many pairs as can be are tried, criterion by criterion. Sooner done than weighing them.
 *
 * It gives up (null) when the bracket is out of the ordinary or has too many candidates, or when as many pairs cannot be left
 * with downfloaters who may be such; that says nothing about the bracket.
 */
export function smallCandidate(task: BracketTask): Candidate | null {
  if (!isOrdinary(task)) return null;
  for (const legal of legalPairings(placesOf(task), task.mdps.length, mayMeetIn(task)))
    return chooseOf(task, mayBeLeft(task, legal), false);
  return null;
}

/**
 * The same of all the round: with downfloaters who leave the players below completable, where that is asked for, and let the
 * following bracket do what it can. Right for editions whose criteria begin with the number of pairs, and that look at who is
 * left over in the following bracket.
 */
export function smallCandidateOfAll(task: BracketTask): Candidate | null {
  if (!isOrdinary(task)) return null;
  const open = openPairings(placesOf(task), task.mdps.length, mayMeetIn(task), (floaters) =>
    canComplete(task, floaters),
  );
  return open === null || countSets(open) > MOST_SETS ? null : chooseOf(task, open, true);
}

/** Of more sets of downfloaters it is not asked what each can do below. */
const MOST_SETS = 15;

function isOrdinary(task: BracketTask): boolean {
  const { mdps, board } = task;
  if (task.demands !== undefined || shapeOf(task) !== 'ordinary') return false;
  // Sets of MDPs that come before some criteria (2012 D.3) are chosen without those.
  return mdps.length === 0 || setCriterionOf(board.edition) < 0;
}

function mayMeetIn({ board }: BracketTask): (a: number, b: number) => boolean {
  return (a, b) => board.mayMeet(a, b);
}

function placesOf({ mdps, residents }: BracketTask): number[] {
  return [...mdps, ...residents];
}

/** Those whose downfloaters may be such as far as the bracket alone can tell. */
function mayBeLeft(task: BracketTask, legal: readonly SmallPairing[]): readonly SmallPairing[] {
  const { board } = task;
  if (!isLastBracket(task) && !viewOf(task, legal[0].floaters.length).floaterTakesBye) return legal;
  return legal.filter(
    bySet(placesOf(task), (floaters) => floaters.every((place) => board.odd && board.mayTakeBye(place))),
  );
}

/**
 * @param open pairings that are in question, all with the same number of pairs; null is given back for none.
 * @param ahead whether criteria look at the following bracket.
 */
function chooseOf(task: BracketTask, open: readonly SmallPairing[], ahead: boolean): Candidate | null {
  if (open.length === 0) return null;
  const places = placesOf(task);
  const best = open.length === 1 ? open : bestOf(task, open, ahead);
  if (best === null) return null;
  return placedAt(places, firstInSequence(best, task.mdps.length));
}

/** Those that are best, criterion by criterion; null where the following bracket is too large to tell. */
function bestOf(
  task: BracketTask,
  open: readonly SmallPairing[],
  ahead: boolean,
): readonly SmallPairing[] | null {
  const floating = open[0].floaters.length;
  const view = viewOf(task, floating);
  const members: Member[] = [];
  for (const place of placesOf(task)) members.push(memberOf(task, place));
  const looksAhead = ahead && task.looksAhead && task.next.length > 0 && floating > 0;
  let best = open;
  for (const criterion of task.board.edition.criteria) {
    if (best.length === 1) break;
    if (criterion.looksAt === 'bracket') best = leastOn(criterion, view, members, best).pairings;
    else if (criterion.looksAt === 'following bracket' && looksAhead) {
      const below = bestBelow(task, best, criterion);
      if (below === null) return null;
      best = below;
    }
  }
  return best;
}

/** Those whose downfloaters let the following bracket do best. */
function bestBelow(
  task: BracketTask,
  pairings: readonly SmallPairing[],
  { reads }: LookaheadCriterion,
): readonly SmallPairing[] | null {
  const sets = countSets(pairings);
  if (sets === 1) return pairings;
  if (!isWorthEnumerating(sets, task)) return null;
  const suited = pairings.filter(
    bySet(placesOf(task), (floaters) => isOptimalBelow(task, floaters, task.next.length)),
  );
  if (suited.length > 0) return suited;
  const valueOf = bySet(placesOf(task), (floaters) => valueBelow(task, floaters, reads));
  if (pairings.some((pairing) => valueOf(pairing) === null)) return null;
  return leastBy(pairings, (pairing) => valueOf(pairing) ?? []).pairings;
}
