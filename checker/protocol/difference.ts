import type { RecordedDeviation } from './chain.js';

/** Something in a file that is not as it stood in the file before it, or as it was given out. */
export interface Difference {
  readonly kind: DifferenceKind;
  /** 1-based; null for what belongs to no round. */
  readonly round: number | null;
  /**
   * Starting number in the later file, of a player who left in the earlier one; in an event of teams the number of a team.
   * Null: not about a player.
   */
  readonly player: number | null;
  /** What of the player or the event: "name", "totalRounds", …; null where the kind says it. */
  readonly field: string | null;
  /** As it stood; a round as opponent, colour and result, like "12 w 1" (see `roundCode`); null where there was nothing. */
  readonly before: string | null;
  readonly now: string | null;
}

/**
 * - `pair`: another opponent, or one instead of a bye or an absence, or none
 * - `colour`, `bye`: the same pair with other colours; another bye, or an absence instead of one
 * - `result`: of a game whose result was told before, or of any game of a match
 * - `not-given-out`: a round that was paired without being asked for
 * - `player-added`, `player-removed`, `number` (the same player under another starting number), `player` (name, title,
 *   federation, …; of a team its name or its members) and `rating`
 * - `event`: number of rounds, initial-colour, points, restrictions, …
 */
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

export const DIFFERENCE_KINDS = [
  'pair',
  'colour',
  'bye',
  'result',
  'not-given-out',
  'player-added',
  'player-removed',
  'number',
  'player',
  'rating',
  'event',
] as const;

/** A difference or a broken rule in a protocol, as data. */
type FoundFacts = Pick<
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
