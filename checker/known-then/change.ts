import type { Tournament, TournamentPlayer } from '../../corpus/index.js';
import { opposite } from '../../engine/index.js';
import type { ResultCode, RoundEntry } from '../../engine/index.js';

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
  if (change.kind === 'numbers') return { ...tournament, players: movedTo(tournament.players, change) };
  const [one, other] = change.players;
  const players = tournament.players.map((player) => {
    if (player.id !== one && player.id !== other) return player;
    const rounds = player.rounds.map((entry, index) =>
      index === change.round - 1 ? changedEntry(entry, change, player.id === one ? 0 : 1) : entry,
    );
    return { ...player, rounds };
  });
  return { ...tournament, players };
}

function changedEntry(
  entry: RoundEntry,
  change: Exclude<Change, { kind: 'numbers' }>,
  index: 0 | 1,
): RoundEntry {
  if (change.kind === 'result') return { ...entry, result: change.then[index] };
  return entry.colour === null ? entry : { ...entry, colour: opposite(entry.colour) };
}

function movedTo(
  players: readonly TournamentPlayer[],
  { player: id, then }: Extract<Change, { kind: 'numbers' }>,
): TournamentPlayer[] {
  const [moved, others] = [players.filter((one) => one.id === id), players.filter((one) => one.id !== id)];
  return [...others.slice(0, then - 1), ...moved, ...others.slice(then - 1)];
}

/** Two changes say the same. */
export function isSameChange(one: Change, other: Change): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
