import type { EventPlayer } from '../model/event.js';

/** Starting numbers of two camps whose members met only each other. */
export type TwoCamps = readonly [readonly number[], readonly number[]];

/**
 * The two camps of an event in which every member of one met the members of the other and nobody of the own: what the
 * games of such an event show, whatever the file calls it. Forfeited games count, and a tenth of the meetings may be
 * missing. Null where there are no such camps, or fewer rounds than any norm needs (1.4.1b).
 */
export function twoCampsOf(players: readonly EventPlayer[], rounds: number): TwoCamps | null {
  const met = new Map(players.map((player) => [player.id, opponentsOf(player)]));
  const campOf = new Map<number, 0 | 1>();
  const [first] = players.filter(({ id }) => (met.get(id)?.size ?? 0) > 0);
  if (first === undefined || rounds < LEAST_ROUNDS) return null;
  campOf.set(first.id, 0);
  // A map grows while it is walked through.
  for (const [id, camp] of campOf)
    for (const opponent of met.get(id) ?? []) {
      const known = campOf.get(opponent);
      if (known === camp) return null;
      if (known === undefined) campOf.set(opponent, camp === 0 ? 1 : 0);
    }
  const active = [...met].filter(([, opponents]) => opponents.size > 0).map(([id]) => id);
  if (active.some((id) => !campOf.has(id))) return null;
  const camp = (side: 0 | 1): number[] =>
    active.filter((id) => campOf.get(id) === side).sort((a, b) => a - b);
  const camps = [camp(0), camp(1)] as const;
  const [own, other] = camps;
  const meetings = own.reduce((sum, id) => sum + (met.get(id)?.size ?? 0), 0);
  if (Math.min(own.length, other.length) < LEAST_MEMBERS) return null;
  return meetings >= own.length * other.length * LEAST_MET ? camps : null;
}

/** A match of two players, or of one against many, has no camps. */
const LEAST_MEMBERS = 3;
const LEAST_MET = 0.9;
/** 1.4.1b: no norm is made in fewer. */
const LEAST_ROUNDS = 7;

function opponentsOf({ id, rounds }: EventPlayer): ReadonlySet<number> {
  return new Set(rounds.flatMap(({ opponent }) => (opponent === null || opponent === id ? [] : [opponent])));
}
