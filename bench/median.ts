/** The middle of some numbers (of an even number of them, the upper one of the two). */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('nothing has no median');
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
