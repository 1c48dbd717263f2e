/** A combination of pairing within a score group (6.2, 6.4). */
export interface Line<P> {
  readonly pairs: readonly (readonly [P, P])[];
  /** "F"; null where the number is even. */
  readonly floater: P | null;
}

/**
 * 6.1, 6.2, 6.4: all combinations of a group in descending order of priority. BA21: the first player meets the others from
 * the lowest upward, then floats where the number is odd; then the next who is left.
 * @param group in the order of 3.2.
 * @param mayFloat 6.3
 */
export function* lines<P>(
  group: readonly P[],
  mayMeet: (one: P, other: P) => boolean,
  mayFloat: (player: P) => boolean,
): Generator<Line<P>> {
  if (group.length === 0) yield { pairs: [], floater: null };
  const [first, ...others] = group;
  for (const opponent of others.toReversed())
    if (mayMeet(first, opponent))
      for (const { pairs, floater } of lines(without(opponent, others), mayMeet, mayFloat))
        yield { pairs: [[first, opponent], ...pairs], floater };
  if (group.length % 2 === 1 && mayFloat(first))
    for (const { pairs } of lines(others, mayMeet, mayFloat)) yield { pairs, floater: first };
}

function without<P>(player: P, group: readonly P[]): P[] {
  return group.filter((other) => other !== player);
}
