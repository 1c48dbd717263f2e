import type { KnownState, Tournament } from '../../corpus/index.js';
import type { ResultCode } from '../../engine/index.js';
import { asKnown } from './as-known.js';

/** Something that was not known, or otherwise, when a round was paired; players by starting number. */
export type Change =
  /** The game counted with another result: it was adjourned, or the result was corrected later (C.04.2; 2026 3.1, 3.8). */
  | {
      readonly kind: 'result';
      readonly round: number;
      readonly players: readonly [number, number];
      /** In the file, of both players. */
      readonly final: readonly [ResultCode, ResultCode];
      readonly then: readonly [ResultCode, ResultCode];
    }
  /** The colours of the game were believed to be the other ones; the first of the players has White in the file. */
  | { readonly kind: 'colours'; readonly round: number; readonly players: readonly [number, number] }
  /** The player stood at another place of the starting list, and the numbers were given anew after the round. */
  | {
      readonly kind: 'numbers';
      readonly round: number;
      readonly player: number;
      /** Places in the list from 1: of the file, and of that time. */
      readonly place: number;
      readonly then: number;
    };

/** The tournament as it was known with the change. */
export function withChange(tournament: Tournament, change: Change): Tournament {
  return asKnown(tournament, [stateOf(change, tournament)]);
}

/** The change as a declaration in the file would state it. */
export function stateOf(change: Change, { players }: Pick<Tournament, 'players'>): KnownState {
  const { kind, round } = change;
  if (kind === 'result') return { kind, round, players: change.players, earlier: change.then };
  if (kind === 'colours') return { kind, round, players: [change.players[1], change.players[0]] };
  const ids = players.map(({ id }) => id);
  return { kind, order: movedTo(ids, change.player, change.then) };
}

/** Starting numbers in their order, with one of them at another place, from 1. */
export function movedTo(ids: readonly number[], moved: number, place: number): number[] {
  return ids.filter((id) => id !== moved).toSpliced(place - 1, 0, moved);
}

/** Two changes say the same. */
export function isSameChange(one: Change, other: Change): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
