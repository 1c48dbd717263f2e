import { compareLists, pairings, smallestBy } from '../enumerate.js';
import type { Participant } from './definitions.js';
import type { RoundPosition } from './position.js';
import type { Pair } from './text.js';

/** 3.6.4: the first pairing of a bracket that complies best with the criteria on pairs. */
export function pairBracket(position: RoundPosition, bracket: readonly Participant[]): readonly Pair[] {
  const legal = pairings(bracket, position.mayMeet);
  const best = smallestBy(legal, (pairs) => pairValues(position, pairs).map(({ value }) => value));
  const [first] = best.sort((one, other) => compareLists(identifierOf(one), identifierOf(other)));
  return first;
}

/** What is to be as small as possible of the pairs of a bracket, in descending priority. */
export function pairValues(
  { state, form, text }: RoundPosition,
  pairs: readonly Pair[],
): { id: string; value: number }[] {
  return text
    .pairCriteria({ state, form })
    .filter(({ id }) => !form.without.has(id))
    .map((criterion) => ({ id: criterion.id, value: criterion.valueOf(pairs) }));
}

/** 3.6.1, 3.6.2: the TPNs of the top members in ascending order, then those of their opponents. */
export function identifierOf(pairs: readonly (readonly [{ tpn: number }, { tpn: number }])[]): number[] {
  const members = pairs
    .map(([one, other]) => [Math.min(one.tpn, other.tpn), Math.max(one.tpn, other.tpn)])
    .sort(([one], [other]) => one - other);
  return [...members.map(([top]) => top), ...members.map(([, bottom]) => bottom)];
}

/** [C10]; C.04.5 [C8], M14: upfloaters' opponents who were floaters in the previous round. */
export function opponentsWhoJustFloated(pairs: readonly Pair[]): number {
  return pairs.filter(([one, other]) => {
    if (one.score === other.score) return false;
    const resident = one.score > other.score ? one : other;
    return resident.hasJustFloated;
  }).length;
}
