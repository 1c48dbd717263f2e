import { varmaSets } from './varma-sets.js';

export interface DrawingPlayer {
  readonly id: number;
  readonly name: string;
  /** Code of the federation. */
  readonly federation: string;
}

/** Chance from outside: a whole number from 0 to below `limit`. */
export type Chance = (limit: number) => number;

/**
 * The restricted draw of the numbers (C.05, Annex 2): players of a federation draw from one envelope, so that they do not
 * meet in the last three rounds. The federation with most players goes first; among equals the code decides, within a
 * federation the name. Its first player chooses among the envelopes that hold enough numbers; where none does, they draw
 * from the fullest one until it is empty, and the others of them choose again.
 * @returns the number of each player by starting number; null for numbers of players without sets (below 9, above 24).
 */
export function restrictedDraw(
  players: readonly DrawingPlayer[],
  chance: Chance,
): ReadonlyMap<number, number> | null {
  const sets = varmaSets(players.length);
  if (sets === null) return null;
  const envelopes = sets.map(({ numbers }) => [...numbers]);
  const drawn = new Map<number, number>();
  for (const contingent of contingentsOf(players)) {
    let waiting = contingent;
    while (waiting.length > 0) {
      const envelope = chosenEnvelope(envelopes, waiting.length, chance);
      const drawing = waiting.slice(0, envelope.length);
      waiting = waiting.slice(envelope.length);
      for (const { id } of drawing) {
        const [number] = envelope.splice(chance(envelope.length), 1);
        drawn.set(id, number);
      }
    }
  }
  return drawn;
}

/** One with enough numbers, by chance; where there is none, the one with most. */
function chosenEnvelope(envelopes: readonly number[][], wanted: number, chance: Chance): number[] {
  const large = envelopes.filter(({ length }) => length >= wanted);
  if (large.length > 0) return large[chance(large.length)];
  return envelopes.reduce((most, one) => (one.length > most.length ? one : most));
}

/** The players of each federation by name; the federation with most first, then by its code. */
function contingentsOf(players: readonly DrawingPlayer[]): DrawingPlayer[][] {
  const byCode = new Map<string, DrawingPlayer[]>();
  for (const player of players) {
    // Who has no federation is a contingent alone.
    const code = player.federation === '' ? ` ${player.id}` : player.federation;
    byCode.set(code, [...(byCode.get(code) ?? []), player]);
  }
  return [...byCode]
    .sort(([a, one], [b, two]) => two.length - one.length || compareText(a, b))
    .map(([, contingent]) => contingent.sort((a, b) => compareText(a.name, b.name) || a.id - b.id));
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
