import { bySet, legalPairings, MOST_TRIED } from './small-pairings.js';
import type { SmallPairing } from './small-pairings.js';
import { shapeOf } from '../bracket-shape.js';
import { isLastBracket, memberOf, viewOf } from './bracket-task.js';
import type { BracketTask } from './bracket-task.js';
import { setCriterionOf } from './columns.js';
import { valueOf } from '../criteria/criterion.js';
import type { LookaheadCriterion, Member, QualityCriterion } from '../criteria/criterion.js';
import { compareNumbers } from '../../compare-values.js';
import type { Candidate } from '../../system.js';
import { canComplete, trulySuitsTheRest } from './suits-the-rest.js';
import { valueBelow } from './value-below.js';

/**
 * The best candidate of a small bracket taken alone, and of all that are equally good the one that is generated first:
 * all candidates with as many pairs as can be are tried, in their order, criterion by criterion. Sooner done than
 * weighing them.
 *
 * It gives up (null) when the bracket is not small or out of the ordinary, or when as many pairs cannot be left with
 * downfloaters who may be such; that says nothing about the bracket.
 */
export function smallCandidate(task: BracketTask): Candidate | null {
  if (!isSmall(task)) return null;
  const [legal] = legalIn(task);
  return chooseOf(task, mayBeLeft(task, legal), false);
}

/**
 * The same of all the round: with downfloaters who leave the players below completable, where that is asked for, and let the
 * following bracket do what it can. Right for editions whose criteria begin with the number of pairs, and that look at who is
 * left over in the following bracket.
 */
export function smallCandidateOfAll(task: BracketTask): Candidate | null {
  if (!isSmall(task)) return null;
  for (const legal of legalIn(task)) {
    const open = legal.filter(bySet(placesOf(task), (floaters) => canComplete(task, floaters)));
    if (open.length > 0) return chooseOf(task, open, true);
  }
  return null;
}

function isSmall(task: BracketTask): boolean {
  const { mdps, residents, board } = task;
  if (mdps.length + residents.length > MOST_TRIED) return false;
  if (task.demands !== undefined || shapeOf(task) !== 'ordinary') return false;
  // Sets of MDPs that come before some criteria (2012 D.3) are chosen without those.
  return mdps.length === 0 || setCriterionOf(board.edition) < 0;
}

function legalIn(task: BracketTask): Generator<readonly SmallPairing[]> {
  return legalPairings(placesOf(task), task.mdps.length, (a, b) => task.board.mayMeet(a, b));
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
  const { pairs, floaters } = open.length === 1 ? open[0] : bestOf(task, open, ahead);
  return {
    pairs: pairs.map(([a, b]) => [places[a], places[b]]),
    floaters: floaters.map((v) => places[v]),
  };
}

/** Criterion by criterion; of those that are equally good the first one. */
function bestOf(task: BracketTask, open: readonly SmallPairing[], ahead: boolean): SmallPairing {
  const floating = open[0].floaters.length;
  const view = viewOf(task, floating);
  const members = placesOf(task).map((place) => memberOf(task, place));
  const valueIn = (criterion: QualityCriterion, { pairs, floaters }: SmallPairing): readonly number[] =>
    valueOf(
      criterion,
      view,
      pairs.map(([a, b]): [Member, Member] => [members[a], members[b]]),
      floaters.map((v) => members[v]),
    );
  const looksAhead = ahead && task.looksAhead && task.next.length > 0 && floating > 0;
  let best = open;
  for (const criterion of task.board.edition.criteria) {
    if (best.length === 1) break;
    if (criterion.looksAt === 'bracket' && criterion.concerns(view))
      best = leastBy(best, (pairing) => valueIn(criterion, pairing));
    else if (criterion.looksAt === 'following bracket' && looksAhead) best = bestBelow(task, best, criterion);
  }
  return best[0];
}

/** Those whose downfloaters let the following bracket do best. */
function bestBelow(
  task: BracketTask,
  pairings: readonly SmallPairing[],
  { reads }: LookaheadCriterion,
): readonly SmallPairing[] {
  const suited = pairings.filter(bySet(placesOf(task), (floaters) => trulySuitsTheRest(task, floaters)));
  if (suited.length > 0) return suited;
  return leastBy(
    pairings,
    bySet(placesOf(task), (floaters) => valueBelow(task, floaters, reads)),
  );
}

function leastBy(
  pairings: readonly SmallPairing[],
  valueIn: (pairing: SmallPairing) => readonly number[],
): readonly SmallPairing[] {
  let least: readonly number[] = [];
  let best: SmallPairing[] = [];
  for (const pairing of pairings) {
    const value = valueIn(pairing);
    const order = best.length === 0 ? -1 : compareNumbers(value, least);
    if (order > 0) continue;
    if (order < 0) [least, best] = [value, []];
    best.push(pairing);
  }
  return best;
}
