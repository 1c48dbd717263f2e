/** Compares names so that they have the same order on every machine, whatever its language is. */
export function byCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
