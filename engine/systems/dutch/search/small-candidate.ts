import { byBracket } from './small-pairings.js';
import type { Pairing } from './small-pairings.js';
import { shapeOf } from '../bracket-shape.js';
import { isLastBracket, memberOf, viewOf } from './bracket-task.js';
import type { BracketTask } from './bracket-task.js';
import { setCriterionOf } from './columns.js';
import type { BracketView, Member, QualityCriterion } from '../criteria/criterion.js';
import type { Candidate } from '../../system.js';

/**
 * The best candidate of a small bracket taken alone, and of all that are equally good the one that is generated first:
 * all candidates with as many pairs as can be are tried, in their order, criterion by criterion. Sooner done than
 * weighing them.
 *
 * It gives up (null) when the bracket is not small or out of the ordinary, or when as many pairs cannot be left with
 * downfloaters who may be such; that says nothing about the bracket.
 */
export function smallCandidate(task: BracketTask): Candidate | null {
  const { mdps, residents, board } = task;
  const size = mdps.length + residents.length;
  if (size > MOST_TRIED || task.demand !== undefined || shapeOf(task) !== 'ordinary') return null;
  // Sets of MDPs that come before some criteria (2012 D.3) are chosen without those.
  if (mdps.length > 0 && setCriterionOf(board.edition) >= 0) return null;
  const places = [...mdps, ...residents];
  for (let pairs = size >> 1; pairs >= 0; pairs--) {
    const legal = byBracket(mdps.length, residents.length, pairs).filter((own) =>
      own.pairs.every(([a, b]) => board.mayMeet(places[a], places[b])),
    );
    if (legal.length > 0) return chooseOf(task, places, legal);
  }
  return null;
}

/** A bracket of seven has 105 ways to be paired. */
const MOST_TRIED = 6;

/** @param legal all with the same number of pairs. */
function chooseOf(task: BracketTask, places: readonly number[], legal: readonly Pairing[]): Candidate | null {
  const view = viewOf(task, legal[0].floaters.length);
  const isBye = view.floaterTakesBye || isLastBracket(task);
  const { board } = task;
  const mayFloat = (v: number): boolean => !isBye || (board.odd && board.mayTakeBye(places[v]));
  let best = isBye ? legal.filter(({ floaters }) => floaters.every(mayFloat)) : legal;
  const members = places.map((place) => memberOf(task, place));
  for (const criterion of board.edition.criteria) {
    if (best.length <= 1) break;
    if (criterion.looksAt === 'bracket' && criterion.concerns(view))
      best = bestOn(criterion, view, members, best);
  }
  if (best.length === 0) return null;
  const [{ pairs, floaters }] = best;
  return {
    pairs: pairs.map(([a, b]) => [places[a], places[b]]),
    floaters: floaters.map((v) => places[v]),
  };
}

function bestOn(
  criterion: QualityCriterion,
  view: BracketView,
  members: readonly Member[],
  pairings: readonly Pairing[],
): readonly Pairing[] {
  let least: readonly number[] = [];
  let best: Pairing[] = [];
  for (const pairing of pairings) {
    const value = valueOf(criterion, view, members, pairing);
    const order = best.length === 0 ? -1 : compare(value, least);
    if (order > 0) continue;
    if (order < 0) [least, best] = [value, []];
    best.push(pairing);
  }
  return best;
}

function valueOf(
  criterion: QualityCriterion,
  view: BracketView,
  members: readonly Member[],
  { pairs, floaters }: Pairing,
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

/** Number by number; a list that ends first is smaller. */
function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length && i < b.length; i++) if (a[i] !== b[i]) return a[i] - b[i];
  return a.length - b.length;
}
