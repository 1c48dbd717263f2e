import type { Tournament } from '../../corpus/index.js';
import type { Colour, Tenths } from '../../engine/index.js';
import type { StandingsReport } from '../standings/standings-report.js';

/** What a page shows of a tournament besides the findings: everybody, and who met whom. */
export interface TournamentPicture {
  /** In pairing-number order. */
  readonly players: Tournament['players'];
  /** The last round in which anybody was paired. */
  readonly rounds: number;
  /** How many rounds the event has; null where the file does not tell. */
  readonly totalRounds: number | null;
  /** The table after the last finished round; null where none can be made (teams, an unreadable list). */
  readonly standings: StandingsReport | null;
}

/** A round as it can be drawn: everybody in it, bracket by bracket, with two pairings of each. */
export interface RoundPicture {
  /** In ranking order. */
  readonly players: readonly PicturedPlayer[];
  /** From the top. */
  readonly brackets: readonly PicturedBracket[];
}

/** A round of a round robin as it can be drawn: as it was published, and as its table has it. */
export interface TablePicture {
  /** By their numbers of the table. */
  readonly players: readonly TablePlayer[];
  /** Null: it was not published. */
  readonly published: PicturedSide | null;
  readonly reference: PicturedSide;
  /** Who had no game and, as the table has one for them, an excuse: no deviation speaks of them. */
  readonly excused: readonly number[];
}

export interface TablePlayer {
  /** Starting number. */
  readonly id: number;
  /** Of the table. */
  readonly number: number;
  readonly name: string;
}

/** A player at the moment before the round. */
export interface PicturedPlayer {
  /** Starting number. */
  readonly id: number;
  readonly name: string;
  /** Pairing score. */
  readonly score: Tenths;
  /** Every round before this one. */
  readonly past: readonly PicturedPast[];
  /** The colour that the player is due by the rules of the edition; null: none. */
  readonly due: Colour | null;
}

export interface PicturedPast {
  /** Of a game that was played; null for none. */
  readonly colour: Colour | null;
  /** What may be a float: a game with a lower or a higher score, or points without a game; null: nothing of these. */
  readonly float: 'lower' | 'higher' | 'no-game' | null;
}

/** Players are starting numbers, in ranking order. */
export interface PicturedBracket {
  /** The kind of bracket, like "scoregroup"; each system has its own. */
  readonly kind: string;
  /** Score of the highest resident. */
  readonly score: Tenths;
  /** Who is left over here gets the bye. */
  readonly givesBye: boolean;
  readonly movedDown: readonly number[];
  readonly residents: readonly number[];
  /** Players of lower scores whom one of the pairings has in the bracket. */
  readonly broughtUp: readonly number[];
  /** Null where there is no published round. */
  readonly published: PicturedSide | null;
  /** By the rules, with the players who are in the bracket; null where they find no pairing. */
  readonly reference: PicturedSide | null;
  /** Index of the deviation of the round that was found here; null for none. */
  readonly deviation: number | null;
}

export interface PicturedSide {
  readonly pairs: readonly PicturedPair[];
  /** Left over: moved on, or the bye. */
  readonly floaters: readonly number[];
}

export interface PicturedPair {
  /** The higher ranked one. */
  readonly higher: number;
  readonly lower: number;
  /** Who has White; null where nobody tells. */
  readonly white: number | null;
}
