import type { Rule } from '../../rules/rule.js';

/** Place of a player in `RoundState.players`: 0 is the highest ranked. */
export type Place = number;

/** The higher ranked player first. */
export type Pair = readonly [Place, Place];

/** A pairing of one stage: its pairs, and those whom it leaves over. */
export interface Candidate {
  readonly pairs: readonly Pair[];
  readonly floaters: readonly Place[];
}

/** A rule and the players who break it: two by two, one for the bye. */
export interface Violation {
  readonly rule: Rule;
  readonly places: readonly Place[];
}

/** True when two candidates of a step have the same pairs and the same floaters, in whatever order. */
export function isSameCandidate(a: Candidate, b: Candidate): boolean {
  const pairs = new Set(b.pairs.map(String));
  return (
    a.pairs.length === b.pairs.length &&
    a.floaters.length === b.floaters.length &&
    a.pairs.every((pair) => pairs.has(String(pair))) &&
    a.floaters.every((place) => b.floaters.includes(place))
  );
}
