import { Completion } from '../../matching/completion.js';
import type { RoundState } from '../../model/player.js';
import type { ExplainedRound } from './system.js';
import type { Place } from './candidate.js';
import type { Rule } from '../../rules/rule.js';

/** Why no pairing of a round is legal; players by starting number. */
export type Impossibility =
  /** Everybody has met everybody. */
  | { readonly kind: 'all-met' }
  /** These players may meet nobody who is present, and the bye is not for them; `haveMet`: they have met all of them. */
  | { readonly kind: 'no-opponent'; readonly players: readonly number[]; readonly haveMet: boolean }
  /** The others can only be paired if one of these players has the bye, which none of them may have. */
  | { readonly kind: 'bye-barred'; readonly players: readonly number[]; readonly rule: Rule }
  /** Everybody has an opponent, but not all pairs can be made at once. */
  | { readonly kind: 'not-together' };

/**
 * Why no pairing of a round is legal.
 * @param round the round as an edition begins it; it is not possible.
 */
export function impossibilityOf(state: RoundState, round: ExplainedRound): Impossibility {
  const places = state.players.map((_, place) => place);
  const against = (one: Place, other: Place): Rule | null =>
    one < other ? round.forbids(one, other) : round.forbids(other, one);
  const isMet = (one: Place, other: Place): boolean => against(one, other)?.concept === 'rematch';
  const mayMeet = (one: Place, other: Place): boolean => one !== other && against(one, other) === null;
  const isOdd = places.length % 2 === 1;
  const idsOf = (some: readonly Place[]): number[] => some.map((place) => state.players[place].id);
  if (places.length > 1 && places.every((one) => places.every((other) => one === other || isMet(one, other))))
    return { kind: 'all-met' };
  const alone = places.filter((place) => !places.some((other) => mayMeet(place, other)));
  const mayStay = (place: Place): boolean => isOdd && round.forbids(place, null) === null;
  // One of several who may have the bye can have it.
  const stuck = alone.filter((place) => !mayStay(place) || alone.length > 1);
  if (stuck.length > 0) {
    const haveMet = stuck.every((one) => places.every((other) => one === other || isMet(one, other)));
    return { kind: 'no-opponent', players: idsOf(stuck), haveMet };
  }
  return byeBarred(round, places, mayMeet, idsOf) ?? { kind: 'not-together' };
}

function byeBarred(
  round: ExplainedRound,
  places: readonly Place[],
  mayMeet: (one: Place, other: Place) => boolean,
  idsOf: (some: readonly Place[]) => number[],
): Impossibility | null {
  if (places.length % 2 === 0) return null;
  const size = places.length;
  const adjacent = new Uint8Array(size * size);
  for (const one of places)
    for (const other of places) if (mayMeet(one, other)) adjacent[one * size + other] = 1;
  const matching = new Completion(size, adjacent);
  const leaving = places.filter((place) => matching.isPerfect(places.filter((other) => other !== place)));
  const rule = leaving.length === 0 ? null : round.forbids(leaving[0], null);
  return rule === null ? null : { kind: 'bye-barred', players: idsOf(leaving), rule };
}
