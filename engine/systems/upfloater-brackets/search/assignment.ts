import type { Pair } from '../../candidate.js';
import { PairingGraph } from './pairing-graph.js';
import type { PairingTask } from './pairing-task.js';

/**
 * The first pairing of a bracket with these top members that is best on the criteria: from the first top member on, each
 * meets the bottom member with the smallest TPN that it can (3.6.2, 3.6.3).
 * @param tops numbers among the members, ascending; some best pairing has just these.
 */
export function assignment(task: PairingTask, tops: readonly number[]): Pair[] {
  const { members } = task;
  const isTop = new Set(tops);
  const stands = (top: number, bottom: number): boolean => isTop.has(top) && !isTop.has(bottom);
  const graph = new PairingGraph(task, stands, members.length);
  const { matching } = graph;
  for (const top of tops)
    for (let bottom = top + 1; bottom < members.length; bottom++)
      if (matching.isAllowed(top, bottom)) graph.weigh(top, bottom, 0, 0);
  graph.solve();
  const open = [...members.keys()].filter((member) => !isTop.has(member));
  return tops.map((top): Pair => {
    const first = open.find((bottom) => matching.couldHold(top, bottom) || matching.mate[top] === bottom);
    if (first !== matching.mate[top]) {
      matching.release(top);
      open.forEach((bottom, index) => {
        if (matching.isAllowed(top, bottom)) graph.weigh(top, bottom, 0, index);
      });
      matching.refit(top);
      graph.solve();
    }
    const bottom = matching.mate[top];
    open.splice(open.indexOf(bottom), 1);
    matching.removePair(top);
    const [a, b] = [members[top], members[bottom]];
    return a < b ? [a, b] : [b, a];
  });
}
