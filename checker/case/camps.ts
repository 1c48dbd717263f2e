import type { Tournament } from '../../corpus/index.js';
import { pairKey } from '../../engine/round-robin/index.js';
import type { PlayedEvent } from '../../engine/round-robin/index.js';
import { publishedEvent } from '../round-robin/published-event.js';

type Camps = readonly [readonly number[], readonly number[]];

/**
 * The two camps of an event in which every member of one met every member of the other as often, and nobody of their own;
 * forfeited games count, and a tenth of the games may be missing. Null for other events.
 */
export function campsOf(event: PlayedEvent): Camps | null {
  const camps = sidesOf(event);
  if (camps === null) return null;
  const [one, other] = camps;
  const pairs = one.length * other.length;
  if (Math.min(one.length, other.length) < LEAST_MEMBERS) return null;
  const met = new Map<string, number>();
  for (const { games } of event.rounds)
    for (const { white, black } of games) {
      const key = pairKey(white, black);
      met.set(key, (met.get(key) ?? 0) + 1);
    }
  const times = Math.floor(event.rounds.length / Math.max(one.length, other.length));
  const isOften = [...met.values()].every((count) => count <= times);
  const games = [...met.values()].reduce((sum, count) => sum + count, 0);
  return times > 0 && isOften && games >= pairs * times * LEAST_MET ? camps : null;
}

/** Fewer may have met so in a Swiss. */
const LEAST_MEMBERS = 4;
const LEAST_MET = 0.9;

/** Whether all players stand on two sides so that nobody met anybody of their own: so do those of a match. */
export function meetAcross(tournament: Tournament): boolean {
  return sidesOf(publishedEvent(tournament, null)) !== null;
}

/** The two sides; null where there are none, or where several groups of players never met each other in many boards. */
function sidesOf({ players, rounds }: PlayedEvent): Camps | null {
  const opponents = new Map<number, Set<number>>(players.map((id) => [id, new Set()]));
  for (const { games } of rounds)
    for (const { white, black } of games) {
      opponents.get(white)?.add(black);
      opponents.get(black)?.add(white);
    }
  const sideOf = new Map<number, 0 | 1>();
  for (const start of players) {
    if (sideOf.has(start) || (opponents.get(start)?.size ?? 0) === 0) continue;
    const group = new Map<number, 0 | 1>([[start, 0]]);
    // A map grows while it is walked through.
    for (const [id, side] of group)
      for (const opponent of opponents.get(id) ?? []) {
        const known = group.get(opponent);
        if (known === side) return null;
        if (known === undefined) group.set(opponent, side === 0 ? 1 : 0);
      }
    for (const [id, side] of group) sideOf.set(id, side);
  }
  const side = (wanted: 0 | 1): number[] => players.filter((id) => sideOf.get(id) === wanted);
  return sideOf.size === 0 ? null : [side(0), side(1)];
}
