import { compareLists, subsets } from '../../enumerate.js';

/** The subgroups of A6. */
export interface Subgroups<P> {
  readonly s1: readonly P[];
  readonly s2: readonly P[];
}

/**
 * D2: the subgroups of a homogeneous bracket as they are, then after every exchange: of fewer players first, then with the
 * smallest difference of the numbers exchanged, then of the lowest players of S1, then (J16) of the highest of S2.
 * @param members in the order of A2; their places are the numbers.
 */
export function exchanges<P>(members: readonly P[], p: number): Subgroups<P>[] {
  const numbers = [...members.keys()];
  const [upper, lower] = [numbers.slice(0, p), numbers.slice(p)];
  const all = upper.concat(-1).flatMap((_, size) =>
    [...subsets(upper, size)].flatMap((out) =>
      [...subsets(lower, size)].map((into) => ({
        s1: upper.filter((number) => !out.includes(number)).concat(into),
        s2: lower.filter((number) => !into.includes(number)).concat(out),
        order: [size, sum(into) - sum(out), ...out.toReversed().map((number) => -number), ...into],
      })),
    ),
  );
  return all
    .sort((one, other) => compareLists(one.order, other.order))
    .map(({ s1, s2 }) => ({ s1: playersWith(s1, members), s2: playersWith(s2, members) }));
}

/**
 * D1: the ways to find opponents in S2 for all of S1, from the unchanged order on: the numbers of S2 in ascending order.
 * @param mayFollow whether a pair can be added to those before it.
 */
export function* transpositions<P>(
  s1: readonly P[],
  s2: readonly P[],
  mayFollow: (pair: readonly [P, P], before: readonly (readonly [P, P])[]) => boolean,
  before: readonly (readonly [P, P])[] = [],
): Generator<readonly (readonly [P, P])[]> {
  const [first, ...others] = s1;
  if (s1.length === 0) {
    yield before;
    return;
  }
  for (const opponent of s2) {
    const pair = [first, opponent] as const;
    if (!mayFollow(pair, before)) continue;
    const left = s2.filter((player) => player !== opponent);
    yield* transpositions(others, left, mayFollow, [...before, pair]);
  }
}

function playersWith<P>(numbers: readonly number[], members: readonly P[]): P[] {
  return numbers.toSorted((one, other) => one - other).map((number) => members[number]);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
