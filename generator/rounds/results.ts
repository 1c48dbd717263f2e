/** Probabilities of the three results of a game; they sum to 1. */
export interface GameChances {
  readonly white: number;
  readonly draw: number;
  readonly black: number;
}

/**
 * Chances of a game between players of these strengths (in rating points): the statistical model for chess tournament
 * simulations (O. Milvang 2015), fitted on 3.9 million rated games.
 */
export function gameChances(whiteRating: number, blackRating: number): GameChances {
  const mean = Math.min((whiteRating + blackRating) / 2, HIGHEST_MEAN);
  const difference = whiteRating - blackRating;
  const q = mean > 1200 ? (mean - 1200) / 1200 : 0;
  const white = rise(difference, {
    centre: 40,
    value: 0.45 - 0.1 * q * q,
    lower: -1492 + 0.391 * mean,
    upper: 1691 - 0.428 * mean,
  });
  const notBlack = rise(difference, {
    centre: -80,
    value: 1 - (0.46 - 0.13 * q * q),
    lower: -1753 + 0.416 * mean,
    upper: 1428 - 0.388 * mean,
  });
  // The two curves touch where one side wins for certain; rounding must not make the chance of a draw negative.
  return { white, draw: Math.max(0, notBlack - white), black: 1 - notBlack };
}

/** Beyond a mean rating of some 3458 points the fitted centre value of Black's curve would be negative. */
const HIGHEST_MEAN = 3400;

interface Curve {
  /** Rating difference at which the two halves of the curve meet. */
  readonly centre: number;
  /** Probability at the centre. */
  readonly value: number;
  /** Rating difference up to which the probability is 0. */
  readonly lower: number;
  /** Rating difference from which on the probability is 1. */
  readonly upper: number;
}

/** Two half parabolas from 0 over the centre value up to 1. */
function rise(difference: number, { centre, value, lower, upper }: Curve): number {
  if (difference < lower) return 0;
  if (difference > upper) return 1;
  if (difference <= centre) {
    const share = (difference - lower) / (centre - lower);
    return value * share * share;
  }
  const share = (difference - upper) / (centre - upper);
  return 1 - (1 - value) * share * share;
}
