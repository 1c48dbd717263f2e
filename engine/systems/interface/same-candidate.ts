import type { Candidate } from './candidate.js';

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
