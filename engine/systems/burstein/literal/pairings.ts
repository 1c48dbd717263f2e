import type { Candidate, Pair, Place } from '../../system.js';

/**
 * All pairings of a bracket with so many virtual players, in the order of 4.3: the opponent of the first BSN descends from
 * the last one, and a virtual player, whose BSN is zero, comes after all.
 * @param members in the order of their BSNs.
 * @param mayMeet those who may not are left out.
 */
export function* pairings(
  members: readonly Place[],
  virtual: number,
  mayMeet: (a: Place, b: Place) => boolean,
): Generator<Candidate> {
  const [first, ...others] = members;
  if (first === undefined) {
    yield { pairs: [], floaters: [] };
    return;
  }
  for (const opponent of [...others].reverse()) {
    if (others.length - 1 < virtual || !mayMeet(first, opponent)) continue;
    const pair: Pair = first < opponent ? [first, opponent] : [opponent, first];
    const left = others.filter((place) => place !== opponent);
    for (const { pairs, floaters } of pairings(left, virtual, mayMeet))
      yield { pairs: [pair, ...pairs], floaters };
  }
  if (virtual === 0) return;
  for (const { pairs, floaters } of pairings(others, virtual - 1, mayMeet))
    yield { pairs, floaters: [first, ...floaters] };
}
