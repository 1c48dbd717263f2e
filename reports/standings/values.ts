import type { Fraction } from '../../engine/index.js';

/** Digits behind the point that a value needs; two for one that no number of them can write. */
export function digitsOf(value: Fraction | null): number {
  if (value === null) return 0;
  const { numerator, denominator } = value;
  for (const digits of [0, 1]) if ((numerator * 10 ** digits) % denominator === 0) return digits;
  return MOST_DIGITS;
}

/** "24.5", rounded half up to so many digits (as many as it needs, at most two); "-" for no value. */
export function valueText(value: Fraction | null, digits = digitsOf(value)): string {
  if (value === null) return '-';
  const scale = 10 ** digits;
  const { numerator, denominator } = value;
  return (Math.floor((2 * numerator * scale + denominator) / (2 * denominator)) / scale).toFixed(digits);
}

/** For documents, which round nothing. */
export function valueNumber(value: Fraction | null): number | null {
  return value === null ? null : value.numerator / value.denominator;
}

const MOST_DIGITS = 2;
