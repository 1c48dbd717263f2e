/** A tournament as the engine sees it: who played whom, what it was worth, and what may not be paired. */
export interface EventData {
  /** Players in pairing-number order (by starting number, or by file order when the event is paired "by rank"). */
  readonly players: readonly EventPlayer[];
  /** Rounds of the whole event; the last of them is the "final round" of the topscorer rules. */
  readonly totalRounds: number;
  /**
   * Where `totalRounds` comes from. `played`: nothing announces it, and it is the last round that was paired. Absent: it is
   * announced.
   */
  readonly roundsFrom?: 'record' | 'dates' | 'played';
  readonly points: PointSystem;
  /** The colour drawn by lot before round 1, or null when nothing says it (it may then be inferred). */
  readonly initialColour: Colour | null;
  /** Virtual points by starting number: entry r-1 is what counts, in tenths, while round r is paired. */
  readonly virtualPoints: ReadonlyMap<number, readonly Tenths[]>;
  /** Groups of starting numbers in which no two may meet, in the rounds first..last (both included). */
  readonly forbidden: readonly ForbiddenGroup[];
  /** Points that the point system does not explain (TRF26 record 299). */
  readonly adjustments: readonly PointAdjustment[];
  /** An event of teams, which counts match points and game points; absent: one of players. */
  readonly teamScores?: TeamScores;
}

/** What an event of teams (its `players`) says of its two counts of points (C.04.6, 1.2; C.07, 11.1). */
export interface TeamScores {
  /** The count that `points`, `adjustments` and the entries' `points` are of. */
  readonly primary: ScoreKind;
  /** What results are worth in the other count, where an entry does not tell it. */
  readonly secondary: PointSystem;
  /** Bonuses and penalties in the other count. */
  readonly secondaryAdjustments: readonly PointAdjustment[];
  /** Boards of a match. */
  readonly boards: number;
  /** Game points, in tenths, of a game won. */
  readonly gameWin: Tenths;
}

export type ScoreKind = 'match-points' | 'game-points';

/** An amount of points as an integer number of tenths: half a point is 5. */
export type Tenths = number;

export type Colour = 'white' | 'black';

export interface EventPlayer {
  /** Starting-rank number of the file; the TPN of the rules. */
  readonly id: number;
  /** Entry r-1 is round r; a missing entry is a round not played and not asked for (worth a zero-point bye). */
  readonly rounds: readonly RoundEntry[];
  /** Known where somebody reads them from a file: some systems rank by them. */
  readonly name?: string;
  /** As printed in a file, like "GM"; empty for none. */
  readonly title?: string;
  readonly rating?: number | null;
}

export interface RoundEntry {
  /** Starting number of the scheduled opponent, null for a bye or an absence. */
  readonly opponent: number | null;
  /** Colour scheduled by the pairing; null when there is none or the file does not tell it. */
  readonly colour: Colour | null;
  readonly result: ResultCode;
  /**
   * What the round brought where its result does not tell (a match of teams, or of two games): replaces the value of the
   * point system. Absent: the result tells.
   */
  readonly points?: Tenths;
  /** Points of the second count of a team event: game points where matches make the score, else match points. */
  readonly secondaryPoints?: Tenths;
  /** A match of teams: game points, in tenths, of each board from the first; absent where no line-up is told. */
  readonly boards?: readonly Tenths[];
  /** A match of two games: both of them; absent elsewhere, and for a match whose games are not told. */
  readonly games?: readonly [Game, Game];
}

/** A game of a match of several. */
export interface Game {
  readonly colour: Colour | null;
  readonly result: ResultCode;
}

/**
 * The result letters of TRF16/TRF26 (record 001, position 99), in upper case:
 * `1 = 0` played; `W D L` played for less than one move (unrated); `+ -` forfeit; `H F U Z` byes;
 * `?` a game whose result is not known yet (counts as a draw, TRF26 symbol X);
 * `*` a pairing that is published but has no result (only in the last round of a file).
 */
export type ResultCode = '1' | '=' | '0' | 'W' | 'D' | 'L' | '+' | '-' | 'H' | 'F' | 'U' | 'Z' | '?' | '*';

/** What each result is worth, in tenths of a point. */
export interface PointSystem {
  readonly whiteWin: Tenths;
  readonly blackWin: Tenths;
  readonly whiteDraw: Tenths;
  readonly blackDraw: Tenths;
  readonly whiteLoss: Tenths;
  readonly blackLoss: Tenths;
  readonly zeroPointBye: Tenths;
  readonly halfPointBye: Tenths;
  readonly fullPointBye: Tenths;
  readonly pairingAllocatedBye: Tenths;
  readonly forfeitWin: Tenths;
  readonly forfeitLoss: Tenths;
  /** A game with an unknown result (adjourned): a draw unless the file says otherwise. */
  readonly unknown: Tenths;
}

export interface ForbiddenGroup {
  readonly first: number;
  readonly last: number;
  readonly ids: readonly number[];
}

/** TRF26 record 299: replaces the value of a result, or (result null) adds a bonus or penalty. */
export interface PointAdjustment {
  readonly result: ResultCode | null;
  readonly value: Tenths;
  /** null: every round (for a bonus: before the first round). */
  readonly round: number | null;
  /** Empty: every player. */
  readonly ids: readonly number[];
}

/** 1 for a win, ½ for a draw, nothing for the rest; the pairing-allocated bye is a win (C.04.1, article c / 3). */
export const STANDARD_POINTS: PointSystem = {
  whiteWin: 10,
  blackWin: 10,
  whiteDraw: 5,
  blackDraw: 5,
  whiteLoss: 0,
  blackLoss: 0,
  zeroPointBye: 0,
  halfPointBye: 5,
  fullPointBye: 10,
  pairingAllocatedBye: 10,
  forfeitWin: 10,
  forfeitLoss: 0,
  unknown: 5,
};

export function opposite(colour: Colour): Colour {
  return colour === 'white' ? 'black' : 'white';
}
