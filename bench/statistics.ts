/** The middle of some numbers (of an even number of them, the upper one of the two). */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('nothing has no median');
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

/** The time of a round at one size. */
export interface SizePoint {
  readonly players: number;
  /** In any unit. */
  readonly time: number;
}

/**
 * How the time grows with the players, as an exponent: the slope of the straight line through the sizes on logarithmic
 * scales (least squares; through two sizes it is the line between them). Null for fewer than two sizes.
 */
export function growthExponent(points: readonly SizePoint[]): number | null {
  const logs = points.map(({ players, time }) => ({ x: Math.log(players), y: Math.log(time) }));
  const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;
  const [x0, y0] = [mean(logs.map(({ x }) => x)), mean(logs.map(({ y }) => y))];
  const spread = logs.reduce((sum, { x }) => sum + (x - x0) ** 2, 0);
  if (points.length < 2 || spread === 0) return null;
  return logs.reduce((sum, { x, y }) => sum + (x - x0) * (y - y0), 0) / spread;
}
