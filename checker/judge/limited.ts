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
 * A round that is not paired as the rules are read here, and of which it was not found out whether another reading that decides
 * pairs it so.
 */
export function isUndecided({
  verdict,
  stopped,
}: {
  readonly verdict: string;
  readonly stopped?: StoppedSearches;
}): boolean {
  return verdict === 'deviates' && stopped?.searches.includes('readings') === true;
}

const STEPS = 1_000_000;
