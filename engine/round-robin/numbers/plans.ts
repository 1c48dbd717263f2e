import { roundsOfTable } from '../berger-table.js';
import type { PlayedEvent } from '../played-event.js';
import { SINGLE, slotsOf } from '../schedule.js';
import type { Cycles, Slot } from '../schedule.js';

/** An order of the rounds of the table that an event may have. */
export interface Plan {
  readonly cycles: Cycles;
  /** Of every round of the event; rounds behind the last of them are no rounds of the table. */
  readonly slots: readonly Slot[];
  /** Cycles (1-based) whose colours are turned: those of the slots are, too. Empty for a right event. */
  readonly turnedCycles: readonly number[];
}

/**
 * The orders that an event of so many rounds may have, the likeliest first: as many cycles as its code or words say, else
 * as its rounds are; with the exchange of the last two rounds of the first cycle, without it, and as matches.
 */
export function plansFor(places: number, event: PlayedEvent): Plan[] {
  const { rounds, totalRounds, cycles } = event;
  const length = roundsOfTable(places);
  const there = Math.max(rounds.length, totalRounds) / length;
  const declared = cycles === null || cycles < there - 1 ? [] : [cycles];
  const whole = Math.max(1, Math.floor(there));
  const begun = hasBegun(places, event, whole * length) ? [Math.ceil(there)] : [];
  return [...new Set([...declared, whole, ...begun])]
    .flatMap((count) => ordersOf(count, length))
    .map((order) => ({ cycles: order, slots: slotsOf(places, order), turnedCycles: [] }));
}

/** The same rounds with all colours turned. */
export function turnedPlan(plan: Plan): Plan {
  return { ...plan, slots: plan.slots.map((slot) => ({ ...slot, isReversed: !slot.isReversed })) };
}

/** Whether another cycle began behind so many rounds: games that were put off fill no half of their rounds. */
function hasBegun(places: number, { rounds }: PlayedEvent, whole: number): boolean {
  const behind = rounds.slice(whole);
  const games = behind.reduce((sum, round) => sum + round.games.length, 0);
  return behind.length > 0 && 4 * games >= behind.length * places;
}

function ordersOf(cycles: number, length: number): Cycles[] {
  if (cycles === 1) return [SINGLE];
  const plain = { cycles, order: 'cycles', exchangesLastTwo: false } as const;
  // Of two players every order is the same.
  if (length === 1) return [plain];
  return [{ ...plain, exchangesLastTwo: true }, plain, { ...plain, order: 'matches' }];
}
