import type { Choices } from '../../engine/index.js';

/** What a campaign of simulated tournaments is like. Everything may be left out: the defaults give an ordinary open. */
export interface GeneratorConfig extends KnownLaterShares {
  /**
   * Name of one of the `editions`, whose rules are followed, or `round-robin` or `double-round-robin`. Default: the edition
   * in force today.
   */
  readonly system?: GeneratorSystem;
  /** A Maxi-tournament, where the edition has rules for those. Default false. */
  readonly maxi?: boolean;
  /** What the rules of the competition choose, where the edition leaves a choice, like `{ colours: 'B' }`. Default: what is usual. */
  readonly choices?: Choices;
  /** Number of players, at least 2. Default 20 to 120; of a round robin 5 to 14, of a double one 4 to 10. */
  readonly players?: Range;
  /** Number of rounds; at most players - 1 of the range are drawn. Default 5 to 11. Of a round robin the table tells it. */
  readonly rounds?: Range;
  readonly ratings?: RatingConfig;
  /**
   * Standard deviation, in rating points, of the true strength around the listed rating; 0: everybody plays as rated.
   * Default 0, so that the results follow the rating table.
   */
  readonly strengthSpread?: Range;
  readonly rates?: RateConfig;
  /** Chance that the starting numbers of a tournament are not in rating order. Default 0.2. */
  readonly shuffledNumbers?: number;
  /** The colour drawn by lot before round 1. Default `random`. */
  readonly initialColour?: 'white' | 'black' | 'random';
  /**
   * A usual system of points, or the points themselves; from a list, one is drawn for every tournament. Default: `1-½-0`
   * in nineteen of twenty tournaments, else `3-1-0`.
   */
  readonly points?: PointChoice | readonly PointChoice[];
  /**
   * Virtual points in the first rounds; from a list, one is drawn for every tournament. Default: `none` in nineteen of
   * twenty tournaments, else `baku`.
   */
  readonly acceleration?: Acceleration | readonly Acceleration[];
  /**
   * Number of random pairs that may not meet; at most (players - 2) / 2, so that round 1 can be paired. Default 0 to 2.
   */
  readonly forbiddenPairs?: Range;
  /**
   * Share of the rounds that are paired by hand, against the rules: opponents exchanged, colours turned, games repeated, a
   * second bye. Never the last round; each is declared by a comment (MPA). From 0 to 0.3; default 0.
   */
  readonly handPaired?: number;
  readonly field?: FieldConfig;
  /** Where teams are paired (`players` is their number then); no effect elsewhere. */
  readonly teams?: TeamConfig;
  /** How a round robin comes to its table; refused elsewhere, but for what is usual. */
  readonly table?: TableConfig;
  /** The tie-breaks by which the standings go; from several lists, one is drawn for every tournament. Default `usual`. */
  readonly tieBreaks?: TieBreakChoice;
  /** City, federation, dates, arbiters and time control too, as a rating report has them. Default true. */
  readonly fullHeader?: boolean;
  /**
   * The players themselves, by starting number: those of a model tournament. `players`, `ratings`, `shuffledNumbers`
   * and `field` have no effect then. Default: none, players are drawn.
   */
  readonly roster?: readonly RosterPlayer[];
  /**
   * Where as many rounds, byes or results as asked for are not possible, as many as possible are taken. Default false:
   * that is an error.
   */
  readonly atMost?: boolean;
}

/** Name of an edition that this version has. */
export type GeneratorSystem = string;

/** A value drawn anew, evenly, for every tournament (both ends included), or always the same one. */
export type Range = number | Span;

export interface Span {
  readonly min: number;
  readonly max: number;
}

/** How often something happens: a chance from 0 to 1, a number of times, or both. */
export type Quota = number | QuotaParts;

export interface QuotaParts {
  /** Ends of the chance; both or none. */
  readonly min?: number;
  readonly max?: number;
  /** So many times, besides what the chance brings. */
  readonly count?: Range;
}

/** How often something happens in a tournament. */
export type Amount = number | AmountParts;

/** The chance is the same everywhere, and the number is one for the whole tournament. */
export interface AmountParts extends QuotaParts {
  /** In the first rounds, these take the place of the chance. */
  readonly byRound?: readonly Quota[];
}

export interface RatingConfig {
  /** Default 1400. */
  readonly lowest?: number;
  /** Default 2500. */
  readonly highest?: number;
  /**
   * `uniform`: all alike; `normal`: around the middle between lowest and highest, a sixth of their distance being the
   * standard deviation; `low`: the higher, the rarer; `two-groups`: half of the players in the lowest quarter, half
   * in the highest; `gaps`: from the highest down, a gap from one player to the next. Default `normal`.
   */
  readonly distribution?: RatingDistribution;
  /** With `gaps`: rating points between two neighbours, drawn for each two of them. Default 0 to 30. */
  readonly gap?: Range;
  /** Players without a rating; they are as strong as somebody of the lower half. Default 0 to 0.05. */
  readonly unrated?: Quota;
  /**
   * The ratings themselves, 0 for an unrated player, in any order; there are as many players then, and the other keys
   * have no effect but on the strength of the unrated. Default: none, ratings are drawn.
   */
  readonly list?: readonly number[];
}

export type RatingDistribution = 'uniform' | 'normal' | 'low' | 'two-groups' | 'gaps';

/**
 * How often things happen. A number for the whole tournament is met exactly; where there are too few places for it (at
 * least two players are left to be paired in every round) the tournament is refused, unless `atMost` is said.
 */
export interface RateConfig {
  /** Games that one player does not appear for, of either colour. Default 0 to 0.03. */
  readonly forfeit?: Amount;
  /** Games that White wins by forfeit, besides those. Default 0. */
  readonly forfeitWin?: Amount;
  /** Games that White loses by forfeit, besides those. Default 0. */
  readonly forfeitLoss?: Amount;
  /** Games that neither player appears for. Default 0 to 0.003. */
  readonly doubleForfeit?: Amount;
  /** Games that end ½-0 or 0-½. Default 0 to 0.001. */
  readonly drawAgainstLoss?: Amount;
  /** Games that both players lose, 0-0. Default 0 to 0.001. */
  readonly doubleLoss?: Amount;
  /** Games of less than one move, which are not rated (W, D and L). Default 0 to 0.001. */
  readonly unratedGame?: Amount;
  /** Half-point byes; at most two a player. Default 0 to 0.03 of the players in every round. */
  readonly halfPointBye?: Amount;
  /** Zero-point byes. Default 0 to 0.02 of the players in every round. */
  readonly zeroPointBye?: Amount;
  /** Full-point byes; at most one a player. Default 0 to 0.005 of the players in every round. */
  readonly fullPointBye?: Amount;
  /** Players who withdraw before a round (from round 2 on). Default 0 to 0.01 of them in every round. */
  readonly withdrawal?: Amount;
  /** Withdrawn players who come back before a round, having missed at least one. Default 0. */
  readonly comeback?: Amount;
  /** Players who arrive in round 2 or 3, or in the rounds of the list. Default 0 to 0.05 of the players. */
  readonly lateEntry?: Amount;
}

export type PointChoice = PointPreset | PointConfig;

/** `1-½-0`: win 1, draw ½, loss 0; `3-1-0`: win 3, draw 1, loss 0. The bye is worth a win in both. */
export type PointPreset = '1-½-0' | '3-1-0';

/**
 * Points (not tenths). A loss is worth less than a win, two draws at most a win and a loss, and nothing more than a win.
 */
export interface PointConfig {
  /** Default 1. */
  readonly win?: number;
  /** Default 0.5. */
  readonly draw?: number;
  /** Default 0. */
  readonly loss?: number;
  /** Default: as many as a win. */
  readonly pairingAllocatedBye?: number;
  /** Default: as many as a win. */
  readonly fullPointBye?: number;
  /** Default: as many as a draw. */
  readonly halfPointBye?: number;
  /** Default 0. */
  readonly zeroPointBye?: number;
  /** Default: as many as a win. */
  readonly forfeitWin?: number;
  /** Default 0. */
  readonly forfeitLoss?: number;
}

/**
 * `baku`: the Baku Acceleration of the edition's year, where its rules allow it: a win is worth two draws and a loss
 * nothing, and before 2026 there are nine rounds or more. Other tournaments are not accelerated.
 */
export type Acceleration = 'none' | 'baku' | FreeAcceleration;

export interface FreeAcceleration {
  /** Virtual points of the first rounds. */
  readonly rounds: readonly number[];
  /** Share of the players, from the lowest starting number on, who have them; from 0 to 1. */
  readonly share: number;
}

/**
 * Codes of MTB26 from the first (none: points alone), or several such lists. Points come first, unless PTS stands
 * elsewhere in the list. `usual`: one of the lists that tournaments announce.
 */
export type TieBreakChoice = 'usual' | readonly string[] | readonly (readonly string[])[];

/** Who plays: titles, federations and sex. */
export interface FieldConfig {
  /** Chance that a player who is strong enough for a title holds it. Default 0.7. */
  readonly titled?: number;
  /** Share of the women. Default 0.15. */
  readonly women?: number;
  /** Weights of the federations, by their FIDE codes. Default: some twenty of them. */
  readonly federations?: Readonly<Record<string, number>>;
}

/** How a round robin comes to its table. */
export interface TableConfig {
  /**
   * Who gets which number: `lot`, `varma` (a restricted draw by federations, C.05 Annex 2, for 9 to 24 players), or
   * `numbers`: the starting numbers. Default `lot`.
   */
  readonly draw?: 'lot' | 'varma' | 'numbers';
  /** Of a double one: whether the last two rounds of the first cycle are exchanged. Default `either`. */
  readonly lastTwo?: 'exchanged' | 'plain' | 'either';
  /** Of a double one: how often everybody meets everybody, from 2 to 12. Default 2. */
  readonly cycles?: number;
}

/** The teams, and what their matches are worth. */
export interface TeamConfig {
  /** Boards of a match, from 1 to 20. Default: mostly 4, sometimes 2, 3, 5 or 6. */
  readonly boards?: Range;
  /** Members beyond the boards, at most 20. Default 0 to 2. */
  readonly reserves?: Range;
  /**
   * Match points of a win, a draw and a loss, like `3-1-0`; the pairing-allocated bye is worth a draw (C.04.6, 1.4).
   * Default: `2-1-0`, sometimes `3-1-0`.
   */
  readonly matchPoints?: string;
}

/** A player as record 001 tells of her or him. */
export interface RosterPlayer {
  readonly name: string;
  /** Null or 0: unrated. */
  readonly rating: number | null;
  readonly title?: string;
  readonly sex?: string;
  readonly federation?: string;
  readonly fideId?: string;
  readonly birthDate?: string;
}

/**
 * Shares of the events in which something becomes known only after the next round was paired, from 0 to 1; a comment of the
 * file declares it. Only in a Swiss of players with one game in each round.
 */
export interface KnownLaterShares {
  /** A game is adjourned: it counts as a draw in the next pairing, and somebody wins it (C.04.2 D.1; 3.1 of 2026). Default 0. */
  readonly adjourned?: number;
  /** A result, or the colours of a game, are corrected (D.8; 3.8). Default 0. */
  readonly corrected?: number;
  /**
   * A rating is corrected after one of the rounds 1 to 4, so that somebody's number moves by two places or more (B.4; 2.3); not
   * where there are fewer than four players, or virtual points. Default 0.
   */
  readonly renumbered?: number;
}
