import type { ValueRule } from '../../rules/rule.js';
import type { Measure } from '../interface/system.js';
import type { MatchPlayer, MatchState } from './player.js';

/** A quality criterion: on the choice of the upfloaters (3.5), or on the pairs of the bracket (3.6). Less is better. */
export type Criterion = UpfloaterCriterion | FollowingCriterion | PairCriterion;

/** The value is the list of what the upfloaters contribute, in descending order. */
export interface UpfloaterCriterion extends OfLapsing {
  readonly of: 'upfloaters';
  /** What an upfloater contributes; null: nothing. */
  readonly upfloater: (upfloater: MatchPlayer, resident: MatchPlayer) => number | null;
}

/** [C6]: the upfloaters that the following scoregroup will need in its turn. */
export interface FollowingCriterion extends OfLapsing {
  readonly of: 'following bracket';
  /** How one number of them compares with another. */
  readonly weighed: (needed: number) => number;
  /** So many are a failure, which is the same whatever the upfloaters are. */
  readonly isFailed: (needed: number) => boolean;
  /** Which scoregroup follows: the next one in the standings of the round, or the next one that still has somebody. */
  readonly follows: 'in the standings' | 'among those left';
}

/** The value is the number of pairs that count. */
export interface PairCriterion extends OfLapsing {
  readonly of: 'pairs';
  /** Whether a pair counts, the higher ranked first. */
  readonly counts: (higher: MatchPlayer, lower: MatchPlayer) => boolean;
}

interface OfLapsing extends ValueRule {
  readonly measure: Measure;
  /** In how many rounds at the end of the event it is not looked at. */
  readonly lapsesInLast: number;
}

/** The criteria that a round looks at. */
export function criteriaOf(
  { criteria }: { readonly criteria: readonly Criterion[] },
  { roundsAfter }: Pick<MatchState, 'roundsAfter'>,
): readonly Criterion[] {
  return criteria.filter(({ lapsesInLast }) => roundsAfter >= lapsesInLast);
}

/** Those on the pairs of a bracket, that a round looks at. */
export function pairCriteriaOf(
  edition: { readonly criteria: readonly Criterion[] },
  state: Pick<MatchState, 'roundsAfter'>,
): readonly PairCriterion[] {
  return criteriaOf(edition, state).filter((criterion) => criterion.of === 'pairs');
}

/** [C4] to [C7]; articles 2.3.1 to 2.3.4. */
export function upfloaterCriteria(floaters: { readonly lapsesInLast: number }): readonly Criterion[] {
  return [
    {
      ...named('C4', '2.3.1'),
      of: 'upfloaters',
      title: 'number of upfloaters',
      measure: 'count',
      upfloater: () => 1,
    },
    {
      ...named('C5', '2.3.2'),
      of: 'upfloaters',
      title: 'score differences in the pairs with upfloaters, in descending order',
      measure: 'difference',
      upfloater: ({ score }, resident) => resident.score - score,
    },
    {
      ...named('C6', '2.3.3'),
      of: 'following bracket',
      title: 'upfloaters that the following scoregroup needs',
      measure: 'count',
      ...byDegrees,
      follows: 'in the standings',
    },
    {
      ...named('C7', '2.3.4'),
      of: 'upfloaters',
      title: 'upfloaters who were floaters in the previous round',
      measure: 'count',
      ...floaters,
      upfloater: ({ floatedLast }) => (floatedLast ? 1 : null),
    },
  ];
}

/** [C6] is complied with as much as possible (2.3), like the other criteria: fewer upfloaters are better (M1). */
const byDegrees: Pick<FollowingCriterion, 'weighed' | 'isFailed'> = {
  weighed: (needed) => needed,
  isFailed: () => false,
};

/**
 * Read otherwise (M1), [C6] is complied with or not: with one upfloater where the number is odd, with none where it is
 * even. Whether it is odd follows from [C5], so that one and none are never compared with each other.
 */
export const passOrFail: Pick<FollowingCriterion, 'weighed' | 'isFailed'> = {
  weighed: (needed) => Math.min(needed, 2),
  isFailed: (needed) => needed > 1,
};

/** [C10] of teams, [C8] of two games: the resident of a pair with an upfloater was a floater. */
export function opponentsWhoFloated(
  id: string,
  article: string,
  floaters: { readonly lapsesInLast: number },
): PairCriterion {
  return {
    ...named(id, article),
    ...floaters,
    of: 'pairs',
    title: "upfloaters' opponents who were floaters in the previous round",
    measure: 'count',
    counts: (higher, lower) => higher.score !== lower.score && higher.floatedLast,
  };
}

/** Name and article of a criterion that is looked at in all rounds. */
export function named(id: string, article: string): NamedCriterion {
  return { id, article, level: 'quality', kind: 'quality', lapsesInLast: 0 };
}

type NamedCriterion = Pick<OfLapsing, 'id' | 'article' | 'level' | 'kind' | 'lapsesInLast'>;
