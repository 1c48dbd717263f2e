import type { ValueRule } from '../../rules/rule.js';
import type { Measure } from '../interface/system.js';
import type { DubovPlayer } from './player.js';

/**
 * A quality criterion. The value of a bracket on it is the list of numbers that its upfloaters and pairs contribute, in
 * descending order, or their sum; lists compare number by number, and a list that ends first is smaller. Less is better.
 */
export interface Criterion extends ValueRule {
  readonly measure: Measure;
  /** The contributions are added up: the value is one number. */
  readonly addsUp: boolean;
  /** Not looked at in the last round. */
  readonly isOffInLastRound: boolean;
  /** What the pair of a resident and an upfloater contributes for the upfloater; null: nothing. */
  upfloater(upfloater: DubovPlayer, resident: DubovPlayer): number | null;
  /** Pairs contribute, too. */
  readonly countsPairs: boolean;
  /** What any pair of the bracket contributes, which is 1; null: nothing. */
  pair(a: DubovPlayer, b: DubovPlayer): 1 | null;
}

/** [C5] to [C10] under the article numbers given. */
export function qualityCriteria(articles: readonly string[]): readonly Criterion[] {
  return CRITERIA.map((criterion, index) => ({
    ...criterion,
    id: `C${index + 5}`,
    article: articles[index],
    level: 'quality',
    kind: 'quality',
  }));
}

/** What upfloaters and pairs come to on a criterion. */
export function valueOf({ addsUp }: Pick<Criterion, 'addsUp'>, contributions: readonly number[]): number[] {
  if (!addsUp) return [...contributions].sort((a, b) => b - a);
  const sum = contributions.reduce((total, number) => total + number, 0);
  return sum === 0 ? [] : [sum];
}

/** The criteria that a round looks at. */
export function criteriaOf(
  { criteria }: { readonly criteria: readonly Criterion[] },
  { isFinal }: { readonly isFinal: boolean },
): readonly Criterion[] {
  return isFinal ? criteria.filter(({ isOffInLastRound }) => !isOffInLastRound) : criteria;
}

type Own = Omit<Criterion, 'id' | 'article' | 'level' | 'kind'>;

const nothing = (): null => null;
const always = {
  measure: 'count',
  addsUp: false,
  isOffInLastRound: false,
  countsPairs: false,
  pair: nothing,
} as const;

const fewestUpfloaters: Own = {
  ...always,
  title: 'number of upfloaters',
  upfloater: () => 1,
};

/** All residents of a bracket have the same score. */
const smallestDifferences: Own = {
  ...always,
  title: 'score differences in the pairs with upfloaters, in descending order',
  measure: 'difference',
  upfloater: ({ score }, resident) => resident.score - score,
};

const colourPreferences: Own = {
  ...always,
  title: 'players who do not get their colour preference',
  countsPairs: true,
  upfloater: nothing,
  pair: (a, b) => (a.preference === b.preference ? 1 : null),
};

const maximumUpfloaters: Own = {
  ...always,
  title: 'upfloaters who are maximum upfloaters',
  isOffInLastRound: true,
  upfloater: ({ isMaximumUpfloater }) => (isMaximumUpfloater ? 1 : null),
};

/** The upfloats that they have received so far: to count the present ones would repeat [C8]. */
const timesUpfloated: Own = {
  ...always,
  title: 'number of times that maximum upfloaters have been upfloated',
  measure: 'rounds',
  addsUp: true,
  isOffInLastRound: true,
  upfloater: ({ isMaximumUpfloater, upfloats }) => (isMaximumUpfloater ? upfloats : null),
};

const upfloatedBefore: Own = {
  ...always,
  title: 'upfloaters who upfloated in the previous round',
  isOffInLastRound: true,
  upfloater: ({ upfloatedLast }) => (upfloatedLast ? 1 : null),
};

const CRITERIA: readonly Own[] = [
  fewestUpfloaters,
  smallestDifferences,
  colourPreferences,
  maximumUpfloaters,
  timesUpfloated,
  upfloatedBefore,
];
