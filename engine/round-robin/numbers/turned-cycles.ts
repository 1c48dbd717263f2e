import { cycleOf } from '../schedule.js';
import type { Plan } from './plans.js';
import { roundSums } from './unexplained.js';
import type { GameList } from './unexplained.js';

/** The plan with the colours of some cycles turned: the second cycle then has the colours of the first. */
export function withTurnedCycles(plan: Plan, places: number, turned: readonly number[]): Plan {
  if (turned.length === 0) return plan;
  const slots = plan.slots.map((slot, index) =>
    turned.includes(cycleOf(places, plan.cycles, index)) ? { ...slot, isReversed: !slot.isReversed } : slot,
  );
  return { ...plan, slots, turnedCycles: turned };
}

/** The plans of several cycles, each with one of its cycles turned; the last cycle first. */
export function plansWithTurnedCycle(plans: readonly Plan[], places: number): Plan[] {
  return plans.flatMap((plan) => {
    const { cycles } = plan.cycles;
    if (cycles < 2) return [];
    return Array.from({ length: cycles }, (_, index) => withTurnedCycles(plan, places, [cycles - index]));
  });
}

/**
 * The cycles whose games have turned colours by these numbers, in nine of ten games and in two rounds at least. Empty where
 * all cycles are like that: then the colours of the event are turned.
 */
export function turnedCyclesIn(
  plan: Plan,
  games: GameList,
  { numbers, places, rounds }: { numbers: ArrayLike<number>; places: number; rounds: number },
): number[] {
  const { cycles } = plan.cycles;
  if (cycles < 2) return [];
  const sums = roundSums(plan.slots, rounds, places);
  const all = Array.from({ length: cycles }, (_, index) => index + 1);
  const turned = all.filter((cycle) =>
    games.areTurned(numbers, sums, places, (round) => cycleOf(places, plan.cycles, round) === cycle),
  );
  return turned.length === cycles ? [] : turned;
}
