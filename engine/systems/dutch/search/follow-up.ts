import { BracketGraph } from './bracket-graph.js';
import type { BracketTask } from './bracket-task.js';

/** How the following bracket is paired with some downfloaters: its pairs, and whom it leaves over, as places. */
export interface FollowUp {
  readonly pairs: readonly (readonly [number, number])[];
  readonly leftOver: readonly number[];
}

/**
 * The best that the following bracket can do with these downfloaters, on the criteria that count there.
 * @param scope "next": as far as the following bracket alone can tell; "round": with all below still completable.
 * @returns null when it cannot be done.
 */
export function bestFollowUp(
  task: BracketTask,
  floaters: readonly number[],
  scope: 'next' | 'round',
): FollowUp | null {
  const graph = new BracketGraph(task, {
    scope,
    active: [],
    limbo: floaters,
    pairs: 0,
    floaters: floaters.length,
    counted: true,
    order: 'none',
    choosesSet: false,
    apart: null,
  });
  return graph.solve() ? graph.followUp() : null;
}
