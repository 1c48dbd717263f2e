import type { Colour, PointSystem, ResultCode, Tenths } from '../../../engine/index.js';
import type { TournamentPlayer } from '../tournament-player.js';

/** What a file of a team event holds beside the matches: who plays for whom, on which boards, for what. */
export interface TeamSheets {
  /** In the order of the team numbers. */
  readonly teams: readonly TeamSheet[];
  /** The members of all teams with their games, round by round, in the order of the 001 records. */
  readonly members: readonly TournamentPlayer[];
  /** What their games are worth. */
  readonly games: PointSystem;
  /** What matches and byes are worth in match points, before record 299. */
  readonly matches: PointSystem;
  /** Records 299, of which the entries of the teams are made already. */
  readonly adjustments: readonly TeamAdjustment[];
  /** Colours of the boards of a team, the first board being the one by which the team has its colour; null: not told. */
  readonly boardColours: readonly Colour[] | null;
  /** Line-ups out of the order of the team; entry r-1 is round r, by team number. 0 is an empty board. */
  readonly lineUps: readonly ReadonlyMap<number, readonly number[]>[];
  /** What was taken where a file may leave something open. */
  readonly taken: TakenFacts;
}

/** A record 299 about teams; null where it says nothing of one of the counts. */
export interface TeamAdjustment {
  /** Null: a bonus or a penalty. */
  readonly result: ResultCode | null;
  readonly matchPoints: Tenths | null;
  readonly gamePoints: Tenths | null;
  readonly round: number | null;
  readonly ids: readonly number[];
}

/** A team as record 310 tells of it (or 013, which has a name and members only). */
export interface TeamSheet {
  /** Team number: the TPN of the rules. */
  readonly id: number;
  readonly name: string;
  readonly nickname: string;
  /** Strength factor as printed, or empty. */
  readonly strength: string;
  /** As printed, in tenths; null when the file has none. */
  readonly matchPoints: Tenths | null;
  readonly gamePoints: Tenths | null;
  readonly rank: number | null;
  /** Starting numbers in the order of the boards. */
  readonly members: readonly number[];
}

/** Where what a file may leave open comes from. */
export interface TakenFacts {
  /** The primary score: an option, record 192, or the default of C.04.6 (1.2.2). */
  readonly primaryFrom: 'option' | 'record' | 'default';
  /** The number of boards: record 352, or the longest line-up of the file. */
  readonly boardsFrom: 'record' | 'line-ups';
  /** The numbers of the teams: record 310, or the order of the records 013. */
  readonly numbersFrom: 'record' | 'order';
}
