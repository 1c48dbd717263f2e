import type { Deviation, Side } from '../report.js';

/** A deviation without players, except for the given parts. */
export function deviation(parts: Partial<Deviation> = {}): Deviation {
  return {
    kind: 'quality',
    rule: 'C12',
    article: '2.4.7',
    title: '',
    bracket: 0,
    bracketKind: 'scoregroup',
    players: [],
    consequenceOf: null,
    violations: [],
    bye: null,
    leavesUnpairable: false,
    published: side(),
    reference: null,
    ...parts,
  };
}

/** An empty side of a deviation, except for the given parts. */
export function side(parts: Partial<Side> = {}): Side {
  return {
    parts: [],
    pairs: [],
    downfloaters: [],
    place: null,
    step: null,
    numbered: null,
    white: [],
    ...parts,
  };
}
