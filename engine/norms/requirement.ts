/** What a norm asks for, as a fact that can be checked. */
export interface Requirement {
  readonly name: RequirementName;
  readonly article: string;
  /** Scores in half points, ratings in points, everything else counted; null: not known. */
  readonly value: number | null;
  readonly threshold: number;
  /** Whether the threshold is a maximum or a minimum. */
  readonly limit: 'at-least' | 'at-most';
  /** What is not known counts as it is best for the player. */
  readonly holds: boolean;
}

export type RequirementName =
  | 'format'
  | 'open-rounds'
  | 'games'
  | 'foreign-federations'
  | 'own-federation'
  | 'one-federation'
  | 'title-holders'
  | 'required-titles'
  | 'players'
  | 'rating-average'
  | 'score'
  | 'performance';

export function atLeast(
  name: RequirementName,
  article: string,
  value: number | null,
  threshold: number,
): Requirement {
  return { name, article, value, threshold, limit: 'at-least', holds: value === null || value >= threshold };
}

export function atMost(
  name: RequirementName,
  article: string,
  value: number | null,
  threshold: number,
): Requirement {
  return { name, article, value, threshold, limit: 'at-most', holds: value === null || value <= threshold };
}

/** A fact that a verdict hangs on and that nothing tells. */
export interface MissingFact {
  readonly what:
    'federation' | 'title' | 'rating' | 'sex' | 'result' | 'host-federation' | 'approval' | 'start-date';
  /** Starting numbers of those concerned; empty: everybody, or nobody in particular. */
  readonly players: readonly number[];
  readonly article: string;
}
