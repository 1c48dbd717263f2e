import { isBarrier } from './graph.js';
import type { Graph } from './graph.js';
import { largestMatching } from './matching.js';

/** Whether nothing pairs everybody; adds the barrier that shows it, where none of those known does. */
export function refute(graph: Graph, barriers: (readonly number[])[]): boolean {
  if (barriers.some((barrier) => isBarrier(graph, barrier))) return true;
  const { barrier } = largestMatching(graph);
  if (barrier === null) return false;
  barriers.push(barrier);
  return true;
}
