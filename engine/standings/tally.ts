import type { Fraction } from './fraction.js';
import { fraction, roundHalfUp } from './fraction.js';
import type { Part, Tally } from './part.js';
import { SUM } from './part.js';

/** The sum of the parts that are not cut. */
export function sumOf(parts: readonly Part[], unit: number): Tally {
  return { parts, unit, combination: SUM, value: fraction(total(parts), unit) };
}

/** Their average; none of no parts. */
export function averageOf(parts: readonly Part[], unit: number, isRounded: boolean): Tally {
  const count = parts.filter(({ cut }) => cut === undefined).length;
  const exact = count === 0 ? null : fraction(total(parts), unit * count);
  const value: Fraction | null = exact !== null && isRounded ? fraction(roundHalfUp(exact)) : exact;
  return { parts, unit, combination: { kind: 'average', isRounded }, value };
}

/** One number of the player. */
export function ownNumber(value: number, article: string): Tally {
  return sumOf([{ round: null, opponent: null, value, why: 'own-number', article }], 1);
}

function total(parts: readonly Part[]): number {
  let sum = 0;
  for (const { value, cut } of parts) if (cut === undefined) sum += value;
  return sum;
}
