import type { Edition } from '../../engine/index.js';
import { decode, encode } from './event-code.js';
import type { Happenings } from './events.js';
import { explore } from './explore.js';
import type { Difference, Explored, Moment } from './explore.js';

export type Totals = Omit<Explored, 'differences'>;

/** What was found of some events, and the events that follow from them. */
export interface Batch {
  readonly totals: Totals;
  readonly differences: readonly Difference[];
  /** As texts. Two of them are hardly ever the same for the rules, in small events: none is left out. */
  readonly next: readonly string[];
}

export const NOTHING_EXPLORED: Totals = { positions: 0, choices: 0, impossible: 0, leftOpen: 0 };

/**
 * Explores the next round of some events.
 * @param events as texts; all of them have as many rounds.
 * @param see takes every moment that the rules do not leave to the arbiter.
 */
export function exploreAll(
  events: readonly string[],
  edition: Edition,
  totalRounds: number,
  happenings: Happenings,
  see?: (moment: Moment) => unknown,
): Batch {
  let totals = NOTHING_EXPLORED;
  const differences: Difference[] = [];
  const next: string[] = [];
  for (const text of events) {
    const event = decode(text);
    const isLast = (event[0]?.length ?? 0) + 1 >= totalRounds;
    const found = explore(
      event,
      edition,
      totalRounds,
      happenings,
      isLast ? null : (following) => next.push(encode(following)),
      see,
    );
    totals = sumOf(totals, found);
    differences.push(...found.differences);
  }
  return { totals, differences, next };
}

export function sumOf(a: Totals, b: Totals): Totals {
  return {
    positions: a.positions + b.positions,
    choices: a.choices + b.choices,
    impossible: a.impossible + b.impossible,
    leftOpen: a.leftOpen + b.leftOpen,
  };
}
