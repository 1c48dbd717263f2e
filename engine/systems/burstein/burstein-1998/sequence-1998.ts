import type { Candidate, Place } from '../../interface/candidate.js';
import type { OrderDifference, Sequence } from '../../interface/system.js';
import type { Board1998 } from './board-1998.js';
import { sorted } from './orders-1998.js';
import { orderRules1998 } from './rules-1998.js';
import type { Stage1998 } from './stage-1998.js';

/** The players of a stage in the order of 3.2; nobody where none are paired. */
export function orderIn({ player }: Board1998, stage: Stage1998): Place[] {
  if (stage.kind === 'bye') return [];
  return sorted(player, [...stage.group.floaters, ...stage.group.residents]);
}

/** Which of two candidates comes first in the tables of 6.2 and 6.4; null when they are the same. */
export function compareOrder1998(
  board: Board1998,
  stage: Stage1998,
  a: Candidate,
  b: Candidate,
): OrderDifference | null {
  const order = orderIn(board, stage);
  const [one, other] = [a, b].map((candidate) => lineOf(order, candidate));
  const first = one.findIndex((number, i) => number !== other[i]);
  if (first < 0) return null;
  const rule = order.length % 2 === 0 ? orderRules1998.even : orderRules1998.odd;
  return { rule, step: 'line', order: other[first] - one[first] };
}

/** By player, in the order of 3.2, the number of the opponent from 1; 0 for the floater. */
export function sequence1998(board: Board1998, stage: Stage1998, candidate: Candidate): Sequence {
  if (stage.kind === 'bye') return { place: { line: [] }, numbered: { order: null } };
  const order = orderIn(board, stage);
  return { place: { line: lineOf(order, candidate) }, numbered: { order } };
}

function lineOf(order: readonly Place[], { pairs }: Candidate): number[] {
  const numberOf = new Map(order.map((place, i) => [place, i + 1]));
  const opponents = new Map(pairs.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]));
  return order.map((place) => numberOf.get(opponents.get(place) ?? -1) ?? 0);
}
