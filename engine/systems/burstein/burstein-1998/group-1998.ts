import type { Pair, Place } from '../../interface/candidate.js';

/** A score group about to be paired, or several that are considered as one (6.6). */
export interface Group1998 {
  /** Players from another score group, in ranking order. */
  readonly floaters: readonly Place[];
  readonly residents: readonly Place[];
  /** The players of the next score group, to whom a floater would go; nobody when there is none. */
  readonly next: readonly Place[];
  /** Of how many score groups it consists. */
  readonly joined: number;
}

/** The pairs of a group, the higher ranked player first, and who floats to the next one. */
export interface GroupPairing {
  readonly pairs: readonly Pair[];
  readonly floater: Place | null;
}

export interface PlannedGroup {
  readonly group: Group1998;
  readonly pairing: GroupPairing;
}

/** One of the two ways of working out what the text says. */
export interface Walk1998 {
  /** The receiver of the bye (4); null when nobody can have it. */
  bye(places: readonly Place[]): Place | null;
  /**
   * What becomes of score groups, the highest first, none of them empty.
   * @param floaters who come into the first of them.
   * @returns null when they cannot be paired, not even all considered as one.
   */
  plan(floaters: readonly Place[], scoregroups: readonly (readonly Place[])[]): PlannedGroup[] | null;
  /** Whether these players can all be paired with one another. */
  isPairable(places: readonly Place[]): boolean;
  /** Whether a score group can be paired completely with these floaters, one of its own floating if their number is odd. */
  canTake(floaters: readonly Place[], residents: readonly Place[]): boolean;
}
