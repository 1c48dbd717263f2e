import { byBracket, MOST_TRIED } from './small-pairings.js';
import type { SmallPairing } from './small-pairings.js';
import { shapeOf } from '../bracket-shape.js';
import { isLastBracket, memberOf, viewOf } from './bracket-task.js';
import type { BracketTask } from './bracket-task.js';
import { setCriterionOf } from './columns.js';
import type { BracketView, LookaheadCriterion, Member, QualityCriterion } from '../criteria/criterion.js';
import type { Candidate } from '../../system.js';
import { canComplete, trulySuitsTheRest } from './suits-the-rest.js';
import { compareLists, valueBelow } from './value-below.js';

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
  for (const legal of legalPairings(task)) return chooseOf(task, legal, mayBeLeft(task, legal), false);
  return null;
}

/**
 * The same of all the round: with downfloaters who leave the players below completable, where that is asked for, and let the
 * following bracket do what it can. Right for editions whose criteria begin with the number of pairs, and that look at who is
 * left over in the following bracket.
 */
export function smallCandidateOfAll(task: BracketTask): Candidate | null {
  if (!isSmall(task)) return null;
  for (const legal of legalPairings(task)) {
    const open = legal.filter(bySet(task, (floaters) => canComplete(task, floaters)));
    if (open.length > 0) return chooseOf(task, legal, open, true);
  }
  return null;
}

function isSmall(task: BracketTask): boolean {
  const { mdps, residents, board } = task;
  if (mdps.length + residents.length > MOST_TRIED) return false;
  if (task.demand !== undefined || shapeOf(task) !== 'ordinary') return false;
  // Sets of MDPs that come before some criteria (2012 D.3) are chosen without those.
  return mdps.length === 0 || setCriterionOf(board.edition) < 0;
}

/** Those with as many pairs as can be, then those with fewer ones. */
function* legalPairings(task: BracketTask): Generator<readonly SmallPairing[]> {
  const { mdps, residents, board } = task;
  for (let pairs = (mdps.length + residents.length) >> 1; pairs >= 0; pairs--) {
    const legal = byBracket(mdps.length, residents.length, pairs).filter((own) =>
      own.pairs.every(([a, b]) => board.mayMeet(placeOf(task, a), placeOf(task, b))),
    );
    if (legal.length > 0) yield legal;
  }
}

function placeOf({ mdps, residents }: BracketTask, v: number): number {
  return v < mdps.length ? mdps[v] : residents[v - mdps.length];
}

/** Those whose downfloaters may be such as far as the bracket alone can tell. */
function mayBeLeft(task: BracketTask, legal: readonly SmallPairing[]): readonly SmallPairing[] {
  const { board } = task;
  if (!isLastBracket(task) && !viewOf(task, legal[0].floaters.length).floaterTakesBye) return legal;
  return legal.filter(
    bySet(task, (floaters) => floaters.every((place) => board.odd && board.mayTakeBye(place))),
  );
}

/** What is asked of the downfloaters of a pairing, as places: once of each set of them. */
function bySet<T>(task: BracketTask, ask: (floaters: readonly number[]) => T): (pairing: SmallPairing) => T {
  const known = new Map<number, T>();
  return ({ floaters }) => {
    const set = floaters.reduce((bits, v) => bits | (1 << v), 0);
    let answer = known.get(set);
    if (answer === undefined) known.set(set, (answer = ask(floaters.map((v) => placeOf(task, v)))));
    return answer;
  };
}

/**
 * @param legal all with the same number of pairs.
 * @param open those of them that are in question.
 * @param ahead whether criteria look at the following bracket.
 */
function chooseOf(
  task: BracketTask,
  legal: readonly SmallPairing[],
  open: readonly SmallPairing[],
  ahead: boolean,
): Candidate | null {
  const floating = legal[0].floaters.length;
  const view = viewOf(task, floating);
  const { edition } = task.board;
  const members = [...task.mdps, ...task.residents].map((place) => memberOf(task, place));
  const looksAhead = ahead && task.looksAhead && task.next.length > 0 && floating > 0;
  let best = open;
  for (const criterion of edition.criteria) {
    if (best.length <= 1) break;
    if (criterion.looksAt === 'bracket' && criterion.concerns(view))
      best = leastBy(best, (pairing) => numbersOf(criterion, view, members, pairing));
    else if (criterion.looksAt === 'following bracket' && looksAhead) best = bestBelow(task, best, criterion);
  }
  if (best.length === 0) return null;
  const [{ pairs, floaters }] = best;
  return {
    pairs: pairs.map(([a, b]) => [placeOf(task, a), placeOf(task, b)]),
    floaters: floaters.map((v) => placeOf(task, v)),
  };
}

/** Those whose downfloaters let the following bracket do best. */
function bestBelow(
  task: BracketTask,
  pairings: readonly SmallPairing[],
  { reads }: LookaheadCriterion,
): readonly SmallPairing[] {
  const suited = pairings.filter(bySet(task, (floaters) => trulySuitsTheRest(task, floaters)));
  if (suited.length > 0) return suited;
  return leastBy(
    pairings,
    bySet(task, (floaters) => valueBelow(task, floaters, reads)),
  );
}

function leastBy(
  pairings: readonly SmallPairing[],
  valueOf: (pairing: SmallPairing) => readonly number[],
): readonly SmallPairing[] {
  let least: readonly number[] = [];
  let best: SmallPairing[] = [];
  for (const pairing of pairings) {
    const value = valueOf(pairing);
    const order = best.length === 0 ? -1 : compareLists(value, least);
    if (order > 0) continue;
    if (order < 0) [least, best] = [value, []];
    best.push(pairing);
  }
  return best;
}

/** The numbers that a pairing contributes to a criterion, without whom they are of. */
function numbersOf(
  criterion: QualityCriterion,
  view: BracketView,
  members: readonly Member[],
  { pairs, floaters }: SmallPairing,
): readonly number[] {
  const values: number[] = [];
  for (const [a, b] of pairs) {
    const value = criterion.pair(view, members[a], members[b]);
    if (value !== null) values.push(value);
  }
  for (const v of floaters) {
    const value = criterion.float(view, members[v]);
    if (value !== null) values.push(value);
  }
  if (values.length <= 1) return values;
  return criterion.addsUp ? [values.reduce((sum, value) => sum + value)] : values.sort((x, y) => y - x);
}
