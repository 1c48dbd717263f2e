import type { Place } from '../../candidate.js';
import { upfloaterOrder } from '../orders.js';
import type { BracketTask } from './bracket-task.js';
import { UpfloaterGraph } from './upfloater-graph.js';

/**
 * The first of the best sets of upfloaters (3.2.1, 3.2.2, 4.2), everybody below being paired as well; null when those not
 * yet paired cannot all be paired.
 */
export function upfloatersFor(task: BracketTask): Place[] | null {
  const { board, residents, below } = task;
  if (residents.length % 2 === 0 && board.isCompletable(residents) && board.isCompletable(below)) return [];
  if (!board.isCompletable([...residents, ...below])) return null;
  const graph = bestGraph(task);
  return firstSet(graph, upfloaterOrder(below, board.players));
}

/** A matching that is best on all criteria; how many upfloaters it needs is not known before. */
function bestGraph(task: BracketTask): UpfloaterGraph {
  for (let most = 2 - (task.residents.length % 2); ;) {
    const graph = new UpfloaterGraph(task, most);
    const found = graph.upfloaters.length;
    if (found <= most) return graph;
    most = found;
  }
}

/** 4.1.3: the set with the smallest differing sequence number. */
function firstSet(graph: UpfloaterGraph, order: readonly Place[]): Place[] {
  const chosen: Place[] = [];
  const number = graph.upfloaters.length;
  for (const place of order) {
    if (chosen.length === number) break;
    if (graph.bringUp(place)) chosen.push(place);
  }
  return chosen;
}
