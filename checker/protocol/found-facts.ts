import type { RecordedDeviation } from './chain.js';
import type { Difference } from './difference.js';

/** What a protocol tells of a difference or a broken rule, without its words. */
export type FoundFacts = Pick<
  RecordedDeviation,
  'source' | 'kind' | 'round' | 'players' | 'field' | 'before' | 'now' | 'rule'
>;

/** Of a difference. */
export function ofDifference({ kind, round, player, field, before, now }: Difference): FoundFacts {
  const players = player === null ? [] : [player];
  return { source: 'difference', kind, round, players, field, before, now, rule: null };
}

/** Of a rule that a round breaks. */
export function ofBreach({ kind, round, players, rule }: Breach): FoundFacts {
  return { source: 'rule', kind, round, players, field: null, before: null, now: null, rule };
}

/** Of what stands in a protocol, the members in the order of the others. */
export function factsOf({ source, kind, round, players, field, before, now, rule }: FoundFacts): FoundFacts {
  return { source, kind, round, players, field, before, now, rule };
}

interface Breach {
  readonly kind: string;
  readonly round: number;
  readonly players: readonly number[];
  readonly rule: string;
}
