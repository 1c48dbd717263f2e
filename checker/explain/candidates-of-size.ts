import { subsets } from '../../engine/index.js';
import type { Candidate, Pair, Place, Stage } from '../../engine/index.js';

/**
 * All candidates of a stage with as many pairs and floaters as a given one.
 * @param most null is returned where there are more of them.
 */
export function candidatesOfSize(
  { mdps, residents, below }: Pick<Stage, 'mdps' | 'residents' | 'below'>,
  { pairs, floaters }: Candidate,
  most: number,
): Candidate[] | null {
  const members = [...mdps, ...residents];
  const known = new Set([...members, ...below]);
  if (![...pairs.flat(), ...floaters].every((place) => known.has(place))) return null;
  // A stage that only gives the bye leaves the others as they are.
  if (pairs.length === 0)
    return members.length > most
      ? null
      : [...subsets(members, floaters.length)].map((some) => ({ pairs: [], floaters: some }));
  const broughtUp = 2 * pairs.length + floaters.length - members.length;
  const found: Candidate[] = [];
  for (const more of broughtUp < 0 ? [] : subsets(below, broughtUp)) {
    for (const some of subsets(members, floaters.length)) {
      const paired = [...members, ...more].filter((place) => !some.includes(place)).sort((a, b) => a - b);
      for (const made of matchingsOf(paired)) {
        found.push({ pairs: made, floaters: some });
        if (found.length > most) return null;
      }
    }
  }
  return found;
}

/** All ways to pair everybody in a list, in the order of the list. */
function* matchingsOf(places: readonly Place[]): Generator<readonly Pair[]> {
  const [first, ...others] = places;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const other of others)
    for (const rest of matchingsOf(others.filter((place) => place !== other)))
      yield [[first, other], ...rest];
}
