import type { Colour, EventData, EventPlayer, PointSystem, ResultCode, Tenths } from '../../engine/index.js';
import type { EventDate, HeaderRecord } from './dates/start-date.js';
import type { OpenByes, OtherMeaning } from './other-meaning.js';

/** A round (1-based) for which somebody was reported absent. */
export interface OldAbsence {
  readonly id: number;
  readonly round: number;
}

/** A tournament file: what the engine needs, and everything else that the file holds. */
export interface Tournament extends EventData {
  /** Who is paired. Events of teams are read only where that is asked for. */
  readonly kind: 'individual' | 'team';
  /**
   * The members of the teams and their line-ups, where the teams are the `players` of the event; absent in events of
   * individuals, and in a team event of which only the games were read.
   */
  readonly teams?: TeamSheets;
  /**
   * What the games are worth, where a round is a match of two of them (see docs/two-games.md); the pairing-allocated bye
   * is that of a whole round. Absent in other events.
   */
  readonly twoGames?: PointSystem;
  /** In pairing-number order: by starting number, or by the order of the lines when `pairedByFileOrder` is set. */
  readonly players: readonly TournamentPlayer[];
  /** Record 012, without surrounding blanks; empty when there is none. */
  readonly name: string;
  /** The descriptive records 012 to 132, 172, 182, 202, 212 and 222 in file order. */
  readonly header: readonly HeaderRecord[];
  /** Record 092 (type of tournament in words), or null. */
  readonly typeText: string | null;
  /** Record 192 (code of the pairing system), or null. */
  readonly systemCode: string | null;
  /** Record 042, else what records 132 and 052 tell of it; null where no date stands there. */
  readonly startDate: EventDate | null;
  /** Rounds according to record 142 or XXR, or null. */
  readonly announcedRounds: number | null;
  /** Where `totalRounds` comes from: a record, the dates of record 132, or the last round that holds a pairing. */
  readonly roundsFrom: 'record' | 'dates' | 'played';
  /**
   * The last round that was paired; 0 before round 1. A column in which nobody has a game is none while somebody is left
   * to be paired in it.
   */
  readonly pairedRounds: number;
  /**
   * Byes and absences of rounds after `pairedRounds`, sorted by round, type and id. Those of the round to be paired
   * stand in the players' `rounds` as well.
   */
  readonly requestedByes: readonly RequestedByes[];
  /** XXC rank: pairing numbers follow the order of the 001 lines, not the starting numbers. */
  readonly pairedByFileOrder: boolean;
  /** Starting numbers in the order of the 001 lines. */
  readonly fileOrder: readonly number[];
  /** Printed points that do not follow from the results, which count. */
  readonly wrongPoints: readonly WrongPoints[];
  /** Who is absent by the code of TRF06 (`0000 - -`), which says more than a blank; absent: nobody. */
  readonly oldAbsences?: readonly OldAbsence[];
  /** Byes of which the file does not tell which one was pairing-allocated. */
  readonly openByes: readonly OpenByes[];
  /** What the file may mean instead, where it contradicts itself. */
  readonly otherMeanings: readonly OtherMeaning[];
  /** Texts of the comment lines, without their `###`. */
  readonly comments: readonly string[];
  /** Records of teams in an individual event, as they stand in the file. */
  readonly teamRecords: readonly string[];
  /** National Rating Support records as they stand in the file. */
  readonly nationalRecords: readonly string[];
  /** Lines of unknown kinds, as they stand in the file. */
  readonly unknownRecords: readonly string[];
}

/** Points in a file that do not follow from the results. */
export interface WrongPoints {
  /** Starting number. */
  readonly id: number;
  readonly printed: Tenths;
  readonly expected: Tenths;
}

export interface RequestedByes {
  readonly round: number;
  /** `U`: a pairing-allocated bye that was given before the round is paired; only columns of record 001 can show it. */
  readonly type: 'F' | 'H' | 'U' | 'Z';
  readonly ids: readonly number[];
}

/** Byes that a record of their own can ask for. */
export interface RecordedByes extends RequestedByes {
  readonly type: 'F' | 'H' | 'Z';
}

/** A player of record 001, or in an event of teams a team of record 310. */
export interface TournamentPlayer extends EventPlayer {
  /** `m`, `w` or empty, as printed. */
  readonly sex: string;
  readonly title: string;
  readonly name: string;
  readonly rating: number | null;
  readonly federation: string;
  readonly fideId: string;
  /** YYYY/MM/DD as printed, or empty. */
  readonly birthDate: string;
  /** Points as printed, in tenths; null when the file has none. */
  readonly points: Tenths | null;
  /** Final or current rank as printed; null when the file has none. */
  readonly rank: number | null;
  /** Line of the 001 record; 0 for a tournament that was not read from a file. */
  readonly line: number;
}

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
