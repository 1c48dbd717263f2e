import type { TrialTimes } from '../store/times.js';
import { DIRECTIONS } from '../store/stored-trial.js';
import type { Direction } from '../trials/trial.js';

/** How long the tournaments of a direction took, in milliseconds. */
export interface TimeSummary {
  readonly direction: Direction;
  /** Tournaments whose time is known. */
  readonly tournaments: number;
  readonly median: number;
  /** Nineteen of twenty took no longer. */
  readonly most: number;
  readonly longest: number;
  readonly bands: readonly TimeBand[];
}

export interface TimeBand {
  readonly above: number;
  /** May be infinite. */
  readonly upTo: number;
  readonly tournaments: number;
}

/** The times that are known, by direction. */
export function timeSummaries(times: TrialTimes): TimeSummary[] {
  return DIRECTIONS.flatMap((direction) => {
    const own = Object.entries(times).filter(([key]) => key.endsWith(`/${direction}`));
    const sorted = own.map(([, time]) => time).sort((a, b) => a - b);
    return sorted.length === 0 ? [] : [summaryOf(direction, sorted)];
  });
}

/** @param sorted at least one. */
function summaryOf(direction: Direction, sorted: readonly number[]): TimeSummary {
  const rank = (share: number): number => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  const longest = rank(1);
  const bands = ENDS.slice(1)
    .map((upTo, index) => ({ above: ENDS[index], upTo }))
    .filter(({ above, upTo }) => upTo >= sorted[0] && above < longest);
  return {
    direction,
    tournaments: sorted.length,
    median: rank(0.5),
    most: rank(0.95),
    longest,
    bands: bands.map(({ above, upTo }) => ({
      above,
      upTo,
      tournaments: sorted.filter((time) => time > above && time <= upTo).length,
    })),
  };
}

/** Of the bands; what took no time that could be measured is in the first one. */
const ENDS = [-1, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 30_000, 60_000, 300_000, Infinity];
