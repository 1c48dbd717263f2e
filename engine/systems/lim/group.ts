import type { Place } from '../interface/candidate.js';

export type PairingDirection = 'down' | 'up';

/** A scoregroup about to be paired, with the floaters that have come into it. */
export interface Group {
  readonly kind: 'down' | 'up' | 'median';
  /** Transferred into it, in ranking order. */
  readonly floaters: readonly Place[];
  readonly residents: readonly Place[];
  /** The adjacent group, to which its floaters go, in ranking order; nobody for the median group. */
  readonly adjacent: readonly Place[];
  /** The adjacent group is the median group. */
  readonly isBesideMedian: boolean;
}

/** 2.2: the median group is paired downward. */
export function directionOf({ kind }: Pick<Group, 'kind'>): PairingDirection {
  return kind === 'up' ? 'up' : 'down';
}

/** How the text pairs a group, decision by decision. */
export interface GroupPairing {
  /** 6: colours yield in it. */
  readonly isFreed: boolean;
  /** 2.3.a-c: without an opponent in the group, in ranking order. */
  readonly alone: readonly Place[];
  /** 2.3.d: who makes the number even; null for nobody. */
  readonly even: Place | null;
  /** 4.4.a: who would have made it even, but is exchanged, for the others could not all be paired; null for nobody. */
  readonly exchanged: Place | null;
  /** 4.4: who floats for want of opponents, in order. */
  readonly wanted: readonly Place[];
  /** Floaters with their opponents, in the order in which they are paired (3.6-3.8). */
  readonly floaterPairs: readonly (readonly [floater: Place, opponent: Place])[];
  /** The pairs of the others after the first scrutiny, where not all exchanges for colours are open; else null. */
  readonly firstScrutiny: readonly (readonly [one: Place, opponent: Place])[] | null;
  /** The others, by whose opponent is sought in turn (4.1). */
  readonly pairs: readonly (readonly [one: Place, opponent: Place])[];
  /** All of these pairs in their order, those of floaters first, each of them made when it is looked at. */
  eachPair(): Iterable<readonly [one: Place, opponent: Place]>;
}

/** Who leaves a group, in the order of the decisions. */
export function floatersOf({
  alone,
  even,
  wanted,
}: Pick<GroupPairing, 'alone' | 'even' | 'wanted'>): Place[] {
  return [...alone, ...(even === null ? [] : [even]), ...wanted];
}
