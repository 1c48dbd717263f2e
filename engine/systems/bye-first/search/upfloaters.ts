import type { Place } from '../../interface/candidate.js';
import { upfloaterOrder } from '../orders.js';
import { UpfloaterGraph } from './upfloater-graph.js';
import type { UpfloaterTask } from './upfloater-task.js';

/**
 * The first of the best sets of upfloaters, everybody below being paired as well; null when those not yet paired cannot
 * all be paired.
 * @param isToBeDropped whether a criterion that counts pairs below is given up, where so many are unavoidable.
 */
export function upfloatersFor<P>(
  task: UpfloaterTask<P>,
  isToBeDropped: (countedBelow: number) => boolean = () => false,
): Place[] | null {
  const { board, residents, below } = task;
  if (residents.length % 2 === 0 && board.isCompletable(residents) && board.isCompletable(below)) return [];
  if (!board.isCompletable([...residents, ...below])) return null;
  let graph = bestGraph(task);
  if (isToBeDropped(graph.countedBelow)) {
    const criteria = task.criteria.filter(({ pairBelow }) => pairBelow === undefined);
    graph = bestGraph({ ...task, criteria });
  }
  return firstSet(graph, upfloaterOrder(below, board.players));
}

/** A matching that is best on all criteria; how many upfloaters it needs is not known before. */
function bestGraph<P>(task: UpfloaterTask<P>): UpfloaterGraph<P> {
  for (let most = 2 - (task.residents.length % 2); ;) {
    const graph = new UpfloaterGraph(task, most);
    const found = graph.upfloaters.length;
    if (found <= most) return graph;
    most = found;
  }
}

/** The set with the smallest differing sequence number. */
function firstSet<P>(graph: UpfloaterGraph<P>, order: readonly Place[]): Place[] {
  const chosen: Place[] = [];
  const number = graph.upfloaters.length;
  for (const place of order) {
    if (chosen.length === number) break;
    if (graph.bringUp(place, chosen.length === number - 1)) chosen.push(place);
  }
  return chosen;
}
