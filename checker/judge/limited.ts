import { withinSteps } from '../../engine/index.js';

/** What is looked for beside the pairing of a round by the rules, and may be stopped. */
export type Search = 'reasons' | 'readings' | 'changes';

/** The searches that were stopped at the limit of work, and that limit. */
export interface StoppedSearches {
  /** In millions of steps. */
  readonly explainLimit: number;
  readonly searches: readonly Search[];
}

/**
 * How much work each search for a round may be, in millions of steps; null: it is not limited. A step is a look at one possible
 * pair. Steps are counted, not timed: the same file gives the same report on every machine.
 */
export type ExplainLimit = number | null;

/** About twenty seconds of work. Events of usual size need less than a hundredth of it. */
export const EXPLAIN_LIMIT = 500;

/** Runs a search within a limit. @returns null where the limit has stopped it. */
export function searchWithin<T>(limit: ExplainLimit, search: () => T): { readonly result: T } | null {
  if (limit === null) return { result: search() };
  const done = withinSteps(limit * STEPS, search);
  return done.isStopped ? null : done;
}

/** The same report, which says that a search was stopped. */
export function withStopped<R extends { readonly stopped?: StoppedSearches }>(
  report: R,
  explainLimit: ExplainLimit,
  search: Search,
): R {
  if (explainLimit === null) return report;
  return { ...report, stopped: { explainLimit, searches: [...(report.stopped?.searches ?? []), search] } };
}

/**
 * Whether a round differs from our pairing, and the search for another reading that gives the published pairing was stopped.
 */
export function isUndecided({ verdict, stopped }: LimitedRound): boolean {
  return verdict === 'deviates' && stopped?.searches.includes('readings') === true;
}

/** Whether a final report leaves a round undecided. */
export function isLeftUndecided({ verdict, stopped }: LimitedRound): boolean {
  return verdict === 'not-checked' && stopped !== undefined;
}

interface LimitedRound {
  readonly verdict: string;
  readonly stopped?: StoppedSearches;
}

const STEPS = 1_000_000;
