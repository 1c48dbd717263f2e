import { Completion } from '../../../matching/completion.js';
import type { Place } from '../../interface/candidate.js';
import { shifterOrder, smallerFirst, subgroupsOf } from '../orders.js';
import type { Subgroups } from '../orders.js';
import type { RoundBoard } from './board.js';
import { JoinerGraph } from './joiner-graph.js';
import { LeaverGraph } from './leaver-graph.js';

/** The subgroups of a bracket after the shifts of 3.2.4, the first that can be paired with the best [C7]. */
export function shifted(board: RoundBoard, members: readonly Place[]): Subgroups {
  const subgroups = subgroupsOf(members, board.state);
  const [smaller, larger] = smallerFirst(subgroups);
  const leavers = leaversOf(board, smaller, larger);
  const joiners = joinersOf(board, smaller, larger, leavers);
  const one = [...without(smaller, leavers), ...joiners];
  const other = [...without(larger, joiners), ...leavers];
  return smaller === subgroups.g1 ? { g1: one, g2: other } : { g1: other, g2: one };
}

/** 3.2.4.1: out of the smaller subgroup, one for each pair that must be made within it. */
function leaversOf(board: RoundBoard, smaller: readonly Place[], larger: readonly Place[]): Place[] {
  if (isPairable(board, smaller, larger)) return [];
  const graph = new LeaverGraph(board, smaller, larger);
  const chosen: Place[] = [];
  for (const place of shifterOrder(smaller, board.players)) {
    if (chosen.length === graph.pairsWithin) break;
    if (graph.shift(place)) chosen.push(place);
  }
  return chosen;
}

/** No two of the smaller subgroup need to meet. */
function isPairable(board: RoundBoard, smaller: readonly Place[], larger: readonly Place[]): boolean {
  const places = [...smaller, ...larger];
  const size = places.length;
  const edges = new Uint8Array(size * size);
  for (let a = 0; a < size; a++)
    for (let b = Math.max(a + 1, smaller.length); b < size; b++)
      if (board.mayMeet(places[a], places[b])) edges[a * size + b] = edges[b * size + a] = 1;
  return new Completion(size, edges).isPerfect([...places.keys()]);
}

/** 3.2.4.2: out of the larger subgroup, as many as make the two equally large. */
function joinersOf(
  board: RoundBoard,
  smaller: readonly Place[],
  larger: readonly Place[],
  leavers: readonly Place[],
): Place[] {
  const number = (larger.length - smaller.length) / 2 + leavers.length;
  if (number === 0) return [];
  const graph = new JoinerGraph(board, { leavers, stayers: without(smaller, leavers), larger });
  const chosen: Place[] = [];
  for (const place of shifterOrder(larger, board.players)) {
    if (chosen.length === number) break;
    if (graph.shift(place)) chosen.push(place);
  }
  return chosen;
}

function without(places: readonly Place[], some: readonly Place[]): Place[] {
  return places.filter((place) => !some.includes(place));
}
