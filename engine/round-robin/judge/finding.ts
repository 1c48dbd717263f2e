import type { PlayedGame } from '../played-event.js';

/** What a round of an event has otherwise than the table, as an arbiter would say it; players by starting number. */
export type TableFinding =
  /** The round has the games of another round of the table. */
  | { readonly kind: 'round'; readonly round: number; readonly isExchanged: boolean }
  /** All games of the round have their colours turned. */
  | { readonly kind: 'round-colours'; readonly games: readonly PlayedGame[] }
  /** All games of the event have them turned; said of its first round. */
  | { readonly kind: 'event-colours' }
  | { readonly kind: 'colour'; readonly game: PlayedGame }
  /** Two players stand in each other's place in these rounds. */
  | {
      readonly kind: 'players';
      readonly players: readonly [number, number];
      readonly rounds: readonly number[];
    }
  /** A player rests where another one should. */
  | { readonly kind: 'rest'; readonly player: number; readonly due: number }
  /** A game that belongs to another round was played in this one. */
  | { readonly kind: 'game'; readonly game: PlayedGame; readonly due: number }
  /** A game of this round was played in another one. */
  | { readonly kind: 'game-elsewhere'; readonly game: PlayedGame; readonly played: number }
  /** Two who should have met in this round, and never do. */
  | { readonly kind: 'never'; readonly game: PlayedGame }
  /** Two who meet more often than they should: in these rounds. */
  | { readonly kind: 'twice'; readonly game: PlayedGame; readonly rounds: readonly number[] };

export interface RoundFinding {
  readonly finding: TableFinding;
  /** Index of the finding of the same round from which this one follows; null for one of its own. */
  readonly consequenceOf: number | null;
}

/** A round held against the table. */
export interface RoundJudgement {
  readonly round: number;
  /** The round by the table, as far as it has one. */
  readonly games: readonly PlayedGame[];
  /** Who has a rest round by the table. */
  readonly rests: readonly number[];
  /** Empty: the round is the table's. */
  readonly findings: readonly RoundFinding[];
}
