import type { EventPlayer, RoundEntry } from '../../engine/index.js';
import { subjectOf } from './known-later.js';
import type { KnownLater, KnownState } from './known-later.js';

/** Of the declarations those that were true when a round was paired: of each game and of the order the earliest one. */
export function knownThen(declarations: readonly KnownLater[], round: number): KnownLater[] {
  const found = new Map<string, KnownLater>();
  for (const known of declarations) {
    if (known.until < round || (known.kind !== 'numbers' && known.round >= round)) continue;
    const key = subjectOf(known);
    const other = found.get(key);
    if (other === undefined || known.until < other.until) found.set(key, known);
  }
  return [...found.values()];
}

/**
 * The players as they were known, in the order of their numbers then.
 * @param known of each game and of the order one at most.
 */
export function playersAsThen<P extends EventPlayer>(
  players: readonly P[],
  known: readonly KnownState[],
): P[] {
  const changed = new Map<number, RoundEntry[]>();
  const byId = new Map(players.map((player) => [player.id, player]));
  for (const one of known) {
    if (one.kind === 'numbers') continue;
    one.players.forEach((id, side) => {
      const rounds = changed.get(id) ?? byId.get(id)?.rounds.slice() ?? [];
      const entry = rounds[one.round - 1];
      rounds[one.round - 1] =
        one.kind === 'colours'
          ? { ...entry, colour: side === 0 ? 'white' : 'black' }
          : { ...entry, result: one.earlier[side] };
      changed.set(id, rounds);
    });
  }
  const then = players.map((player) => {
    const rounds = changed.get(player.id);
    return rounds === undefined ? player : { ...player, rounds };
  });
  const order = known.find((one) => one.kind === 'numbers')?.order;
  if (order === undefined) return then;
  const placeOf = new Map(order.map((id, place) => [id, place]));
  // Who came later has no number of that time, and had not taken part.
  const place = ({ id }: P): number => placeOf.get(id) ?? Infinity;
  return then.toSorted((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)));
}
