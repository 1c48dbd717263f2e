/**
 * An exact value of a tie-break, in points, rating points, games or whatever the tie-break counts. The denominator is
 * positive; the two need not be in lowest terms.
 */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

export function fraction(numerator: number, denominator = 1): Fraction {
  return { numerator, denominator };
}

/** Negative when `a` is the smaller one. Exact as long as the products are safe integers. */
export function compareFractions(a: Fraction, b: Fraction): number {
  return a.denominator === b.denominator
    ? a.numerator - b.numerator
    : a.numerator * b.denominator - b.numerator * a.denominator;
}

/** The nearest whole number, 0.5 rounded up (10.1, 10.4, 10.5). */
export function roundHalfUp({ numerator, denominator }: Fraction): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}
