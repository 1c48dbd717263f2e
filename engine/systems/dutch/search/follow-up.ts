import { valueOf } from '../criteria/criterion.js';
import type { Member, QualityCriterion } from '../criteria/criterion.js';
import { BracketGraph } from './bracket-graph.js';
import { leftOverWeight, viewOfNext } from './bracket-task.js';
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

/**
 * The value of a follow-up on each criterion that counts there, as `valueOf` gives it. The first one counts those who are
 * left over, some of them more than once (D7).
 */
export function valuesOfFollowUp(
  task: BracketTask,
  floaters: readonly number[],
  { pairs, leftOver }: FollowUp,
  reads: readonly QualityCriterion[],
): number[][] {
  const view = viewOfNext(task);
  const member = (place: number): Member => ({
    player: task.board.player(place),
    mdp: floaters.includes(place),
  });
  const members = pairs.map(([a, b]) => [member(a), member(b)] as const);
  return reads.map((read, index) => {
    const counted = index > 0 ? leftOver : leftOver.flatMap((place) => timesLeftOver(task, place));
    return valueOf(read, view, members, counted.map(member));
  });
}

/** Somebody as often as being left over counts. */
export function timesLeftOver(task: BracketTask, place: number): number[] {
  return new Array<number>(leftOverWeight(task, task.board.player(place))).fill(place);
}
