/** How many of the things that were asked for by number are not in a tournament, by the key of the configuration. */
export type Missing = Readonly<Record<string, number>>;

/** A tournament that cannot have what was asked for. Its message says what is possible. */
export class NotPossibleError extends RangeError {
  override readonly name = 'NotPossibleError';
}

/** Those that are more than none, together. */
export function missingOf(...parts: readonly Missing[]): Missing {
  const all = new Map<string, number>();
  for (const [key, count] of parts.flatMap((part) => Object.entries(part)))
    if (count > 0) all.set(key, (all.get(key) ?? 0) + count);
  return Object.fromEntries(all);
}

export function sumOf(missing: Missing): number {
  return Object.values(missing).reduce((sum, count) => sum + count, 0);
}

/** In words: `rates.halfPointBye: 3 fewer than asked for`. */
export function missingWords(missing: Missing): string[] {
  return Object.entries(missing).map(([key, count]) => `${key}: ${count} fewer than asked for`);
}
