/** What a campaign of simulated tournaments is like. Everything may be left out: the defaults give an ordinary open. */
export interface GeneratorConfig {
  /** Edition of the pairing rules. Default `dutch-2026`. */
  readonly system?: GeneratorSystem;
  /** Number of players, at least 2. Default 20 to 120. */
  readonly players?: Range;
  /** Number of rounds; never more than players - 1. Default 5 to 11. */
  readonly rounds?: Range;
  readonly ratings?: RatingConfig;
  /**
   * Standard deviation, in rating points, of the true strength around the listed rating; 0: everybody plays as rated.
   * Default 0 to 100.
   */
  readonly strengthSpread?: Range;
  readonly rates?: RateConfig;
  /** Chance that the starting numbers of a tournament are not in rating order. Default 0.2. */
  readonly shuffledNumbers?: number;
  /** The colour drawn by lot before round 1. Default `random`. */
  readonly initialColour?: 'white' | 'black' | 'random';
  /** A usual system of points, or the points themselves. Default `1-½-0`. */
  readonly points?: PointPreset | PointConfig;
  /**
   * Number of random pairs that may not meet; never more than (players - 2) / 2, so that round 1 can be paired.
   * Default 0 to 2.
   */
  readonly forbiddenPairs?: Range;
}

export type GeneratorSystem = 'dutch-2017' | 'dutch-2026';

/** A value drawn anew, evenly, for every tournament (both ends included), or always the same one. */
export type Range = number | Span;

export interface Span {
  readonly min: number;
  readonly max: number;
}

export interface RatingConfig {
  /** Default 1400. */
  readonly lowest?: number;
  /** Default 2500. */
  readonly highest?: number;
  /**
   * `normal`: around the middle between lowest and highest, a sixth of their distance being the standard deviation.
   * Default `normal`.
   */
  readonly distribution?: 'uniform' | 'normal';
}

/** Chances from 0 to 1. At least two players are left to be paired in every round, whatever the chances say. */
export interface RateConfig {
  /** That a game is forfeited; by both players in one case of ten. Default 0 to 0.03. */
  readonly forfeit?: Range;
  /** That a player takes a half-point bye in a round; at most two a player. Default 0 to 0.03. */
  readonly halfPointBye?: Range;
  /** That a player takes a zero-point bye in a round. Default 0 to 0.02. */
  readonly zeroPointBye?: Range;
  /** That a player is given a full-point bye in a round; at most one a player. Default 0 to 0.005. */
  readonly fullPointBye?: Range;
  /** That a player withdraws before a round (from round 2 on). Default 0 to 0.01. */
  readonly withdrawal?: Range;
  /** That a player is a late entry, who arrives in round 2 or 3. Default 0 to 0.05. */
  readonly lateEntry?: Range;
}

/** `1-½-0`: win 1, draw ½, loss 0; `3-1-0`: win 3, draw 1, loss 0. The bye is worth a win in both. */
export type PointPreset = '1-½-0' | '3-1-0';

/** Points (not tenths). Byes and forfeit wins are worth a draw or a win; absence and a forfeit loss nothing. */
export interface PointConfig {
  /** Default 1. */
  readonly win?: number;
  /** Default 0.5. */
  readonly draw?: number;
  /** Default 0. */
  readonly loss?: number;
  /** Pairing-allocated bye. Default: as many as a win. */
  readonly pairingAllocatedBye?: number;
}

/** A configuration in which nothing is left open; it is a valid {@link GeneratorConfig} too. */
export interface ResolvedConfig {
  readonly system: GeneratorSystem;
  readonly players: Span;
  readonly rounds: Span;
  readonly ratings: Required<RatingConfig>;
  readonly strengthSpread: Span;
  readonly rates: { readonly [Rate in keyof RateConfig]-?: Span };
  readonly shuffledNumbers: number;
  readonly initialColour: 'white' | 'black' | 'random';
  readonly points: Required<PointConfig>;
  readonly forbiddenPairs: Span;
}

/**
 * Fills in the defaults. Resolving twice changes nothing, and the keys always come in the same order, so that the
 * result printed as JSON is stable. Throws a RangeError for a range whose ends are the wrong way round.
 */
export function resolveConfig(config: GeneratorConfig): ResolvedConfig {
  const rates = config.rates ?? {};
  return {
    system: config.system ?? 'dutch-2026',
    players: span('players', config.players, 20, 120),
    rounds: span('rounds', config.rounds, 5, 11),
    ratings: resolveRatings(config.ratings ?? {}),
    strengthSpread: span('strengthSpread', config.strengthSpread, 0, 100),
    rates: {
      forfeit: span('forfeit', rates.forfeit, 0, 0.03),
      halfPointBye: span('halfPointBye', rates.halfPointBye, 0, 0.03),
      zeroPointBye: span('zeroPointBye', rates.zeroPointBye, 0, 0.02),
      fullPointBye: span('fullPointBye', rates.fullPointBye, 0, 0.005),
      withdrawal: span('withdrawal', rates.withdrawal, 0, 0.01),
      lateEntry: span('lateEntry', rates.lateEntry, 0, 0.05),
    },
    shuffledNumbers: config.shuffledNumbers ?? 0.2,
    initialColour: config.initialColour ?? 'random',
    points: resolvePoints(config.points ?? '1-½-0'),
    forbiddenPairs: span('forbiddenPairs', config.forbiddenPairs, 0, 2),
  };
}

function span(key: string, range: Range | undefined, min: number, max: number): Span {
  if (range === undefined) return { min, max };
  if (typeof range === 'number') return { min: range, max: range };
  return ordered(key, range.min, range.max);
}

function resolveRatings(config: RatingConfig): Required<RatingConfig> {
  const { min, max } = ordered('ratings', config.lowest ?? 1400, config.highest ?? 2500);
  return { lowest: min, highest: max, distribution: config.distribution ?? 'normal' };
}

function ordered(key: string, min: number, max: number): Span {
  if (min > max) throw new RangeError(`${key}: ${min} is more than ${max}`);
  return { min, max };
}

const PRESETS: Readonly<Record<PointPreset, PointConfig>> = {
  '1-½-0': {},
  '3-1-0': { win: 3, draw: 1 },
};

function resolvePoints(points: PointPreset | PointConfig): Required<PointConfig> {
  const {
    win = 1,
    draw = 0.5,
    loss = 0,
    pairingAllocatedBye = win,
  } = typeof points === 'string' ? PRESETS[points] : points;
  return { win, draw, loss, pairingAllocatedBye };
}
