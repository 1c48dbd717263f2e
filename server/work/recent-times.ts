/** Time that keys used lately, in milliseconds; it counts half after each {@link HALF_LIFE}. */
export interface RecentTimes {
  /** @param now in milliseconds. */
  add(key: string, time: number, now: number): void;
  of(key: string, now: number): number;
}

export function recentTimes(): RecentTimes {
  const used = new Map<string, { readonly time: number; readonly at: number }>();
  const of = (key: string, now: number): number => {
    const entry = used.get(key);
    return entry === undefined ? 0 : entry.time * 0.5 ** ((now - entry.at) / HALF_LIFE);
  };
  return {
    of,
    add(key, time, now) {
      used.set(key, { time: of(key, now) + time, at: now });
      if (used.size > MOST_KEYS) for (const one of used.keys()) if (of(one, now) < 1) used.delete(one);
    },
  };
}

/** In milliseconds. */
export const HALF_LIFE = 30_000;
/** Of more keys than this those are forgotten that have used nothing for minutes. */
const MOST_KEYS = 1000;
