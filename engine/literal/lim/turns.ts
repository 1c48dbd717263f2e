import type { LiteralForm } from '../reading.js';
import type { LimPlayer } from './definitions.js';
import type { Group } from './position.js';

/** 3.6, 3.7: which of two floaters is paired first. */
export function comesBefore(
  one: LimPlayer,
  other: LimPlayer,
  { direction }: Pick<Group, 'direction'>,
  { otherwise }: LiteralForm,
): boolean {
  const sign = direction === 'down' ? 1 : -1;
  const byScore = otherwise.has('L9') ? 0 : other.score - one.score; // L9
  return sign * (byScore || one.number - other.number) < 0;
}

/** 3.6.1, 3.6.2, 3.7.1, 3.7.2, L9: the score, then the number. */
export function inOrderOfPairing(
  floaters: readonly LimPlayer[],
  group: Pick<Group, 'direction'>,
  form: LiteralForm,
): LimPlayer[] {
  return floaters.toSorted((one, other) => (comesBefore(one, other, group, form) ? -1 : 1));
}
