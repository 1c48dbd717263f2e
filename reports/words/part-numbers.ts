import type { SidePart } from '../../checker/index.js';
import { inUnits } from './numbers.js';

/** The numbers of a part for other programs: a count, or points, squares of them, rounds, or numbers of players in the bracket; none where the round is impossible. */
export function numbersOf({ measure, value }: SidePart): readonly number[] {
  if (value === null) return [];
  if (measure === 'count') return [value.length];
  return value.map((number) => inUnits(measure, number));
}

/** Whom the numbers do not tell of, though they weigh; absent where there is nobody. */
export interface Weights {
  /** Players left over by the following bracket, the last, who may not take the bye. */
  readonly barred?: readonly number[];
  /** Moved-down players who stay unpaired: that is more than any score difference. */
  readonly unpaired?: readonly number[];
}

export function weightsOf(parts: readonly SidePart[]): Weights {
  const barred = parts.flatMap((part) => part.barred ?? []);
  const unpaired = parts.flatMap((part) => part.unpaired ?? []).map(({ player }) => player);
  return {
    ...(barred.length === 0 ? {} : { barred }),
    ...(unpaired.length === 0 ? {} : { unpaired }),
  };
}
