import type { ValueRule } from '../../rules/rule.js';
import type { BursteinPlayer } from './player.js';

/** A quality criterion of a bracket: [C5], [C6] and [C8], or [C7], which reads others in the following bracket. */
export type Criterion = BracketCriterion | FollowingCriterion;

/**
 * The value of a bracket is the list of the numbers that its pairs and outgoing floaters contribute, in descending order.
 * Lists compare number by number, and a list that ends first is smaller. Less is better.
 */
export interface BracketCriterion extends ValueRule {
  readonly looksAt: 'bracket';
  readonly measure: 'count' | 'score';
  /** What an outgoing floater contributes; null: nothing. */
  float(floater: BursteinPlayer): number | null;
  /** What a pair contributes, which is 1; null: nothing. */
  pair(a: BursteinPlayer, b: BursteinPlayer): 1 | null;
}

export interface FollowingCriterion extends ValueRule {
  readonly looksAt: 'following bracket';
  /** The criteria by which that bracket is looked at, in order of priority. */
  readonly reads: readonly BracketCriterion[];
}

const fewestFloaters: BracketCriterion = {
  ...named('C5', '2.3.1'),
  title: 'number of outgoing floaters',
  looksAt: 'bracket',
  measure: 'count',
  float: () => 1,
  pair: () => null,
};

const lowestFloaters: BracketCriterion = {
  ...named('C6', '2.3.2'),
  title: 'scores of the outgoing floaters',
  looksAt: 'bracket',
  measure: 'score',
  float: ({ score }) => score,
  pair: () => null,
};

/** [C5] to [C8] (2.3.1-2.3.4). */
export const qualityCriteria: readonly Criterion[] = [
  fewestFloaters,
  lowestFloaters,
  {
    ...named('C7', '2.3.3'),
    title: 'outgoing floaters that let the following bracket comply with C1 to C6',
    looksAt: 'following bracket',
    reads: [fewestFloaters, lowestFloaters],
  },
  {
    ...named('C8', '2.3.4'),
    title: 'players who do not get their colour preference',
    looksAt: 'bracket',
    measure: 'count',
    float: () => null,
    pair: (a, b) => (a.preference !== null && a.preference === b.preference ? 1 : null),
  },
];

export function isOfBracket(criterion: Criterion): criterion is BracketCriterion {
  return criterion.looksAt === 'bracket';
}

function named(id: string, article: string) {
  return { id, article, level: 'quality', kind: 'quality' } as const;
}
