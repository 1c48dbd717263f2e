/**
 * Throws a RangeError for an option that is not left out and no whole number, or less than the least.
 * @param least of each option that is checked.
 */
export function demandWhole<T extends object>(
  options: T,
  least: Readonly<Partial<Record<keyof T, number>>>,
): void {
  for (const [key, lowest] of Object.entries(least) as [keyof T, number][]) {
    const given: unknown = options[key];
    const values: readonly unknown[] = Array.isArray(given) ? given : [given];
    for (const value of values)
      if (value !== undefined && !(typeof value === 'number' && Number.isInteger(value) && value >= lowest))
        throw new RangeError(
          `${String(key)}: found ${JSON.stringify(value)}, expected a whole number from ${lowest} on`,
        );
  }
}
