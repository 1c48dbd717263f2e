import type { AgainResult } from '../../certification/campaign/again/run-again.js';
import { isFailure } from '../../certification/campaign/summary/direction-summary.js';

/** How often something was found before, and is now, in the tournaments that were run again. */
export interface AgainCounts {
  /** Rounds of those tournaments that could be judged now, by rule: the most frequent rule of before first. */
  readonly rules: readonly RuleCount[];
  /** Tournaments. */
  readonly standings: readonly [before: number, now: number];
  /** Tournaments. */
  readonly failures: readonly [before: number, now: number];
}

export interface RuleCount {
  readonly rule: string;
  readonly article: string;
  readonly before: number;
  readonly now: number;
}

/** Counts the findings over all tournaments that were run again. */
export function ruleCounts({ tournaments }: Pick<AgainResult, 'tournaments'>): AgainCounts {
  const counts = new Map<string, RuleCount>();
  const judged = tournaments.filter(({ state }) => state !== 'not-judged');
  for (const { rule, article, before, now } of judged.flatMap(({ rules }) => rules)) {
    const known = counts.get(rule) ?? { rule, article, before: 0, now: 0 };
    counts.set(rule, { ...known, before: known.before + before.length, now: known.now + now.length });
  }
  const count = (is: (one: AgainResult['tournaments'][number]) => boolean): number =>
    tournaments.filter(is).length;
  return {
    rules: [...counts.values()].sort((a, b) => b.before - a.before || (a.rule < b.rule ? -1 : 1)),
    standings: [
      count(({ standings }) => standings?.before === true),
      count(({ standings }) => standings?.now === true),
    ],
    failures: [count(({ before }) => isFailure(before)), count(({ now }) => isFailure(now))],
  };
}
