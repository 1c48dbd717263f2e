import { noForbiddenPair, noRematch } from '../../../rules/absolute-rules.js';
import type { AbsoluteRule } from '../../../rules/absolute-rules.js';
import { boardOrder, byeBar, completion, decision, orderOf } from '../../../rules/named-rules.js';
import { noEqualBoundColours } from '../../../rules/due-colours.js';
import type { Rule, ValueRule } from '../../../rules/rule.js';
import type { Key } from './orders-1998.js';
import type { Player1998 } from './player-1998.js';

/** Against a pair. */
export const absoluteRules1998: readonly AbsoluteRule<Player1998>[] = [
  noRematch('3.1', '3.1'),
  noEqualBoundColours('5.2-5.3', '5.2-5.3'),
  noForbiddenPair,
];

export const byeRule1998: Rule = byeBar('4.1', '4.1', 'no bye after a point without playing');

/** What the text decides in one stage, in its order; what published pairs are held against. */
export const decisions1998 = {
  byeCompletion: completion('4.rest', '4', 'the bye leaves players who can all be paired'),
  byeGroup: decision('4.2.group', '4.2', 'the bye goes to the lowest score group'),
  byeStrength: decision('4.2', '4.2', 'the bye goes to the lowest Sonneborn-Berger'),
  byeBuchholz: decision('4.3.buchholz', '4.3', 'of equals the bye goes to the lowest Buchholz'),
  byeMedian: decision('4.3.median', '4.3', 'of equals the bye goes to the lowest Median'),
  byeRating: decision('4.3.rating', '4.3', 'of equals the bye goes to the lowest rating'),
  byeLast: decision('4.3.order', '4.3', 'of equals the bye goes to the last in the initial order'),
  complete: decision('6.3', '6.3', 'all players of a score group are paired in it, but one of an odd number'),
  next: decision('6.6', '6.6', 'the floater lets the next score group be paired completely'),
  again: decision('6.3.again', '6.3', 'who has come as a floater does not float again'),
  due: decision('6.5', '6.5', 'as many players as possible get their due colours'),
} as const satisfies Readonly<Record<string, ValueRule>>;

/** The rules of the bye by what they compare. */
export const byeRules: Readonly<Record<Key, ValueRule>> = {
  sonnebornBerger: decisions1998.byeStrength,
  buchholz: decisions1998.byeBuchholz,
  median: decisions1998.byeMedian,
  rating: decisions1998.byeRating,
};

export const orderRules1998 = {
  even: orderOf('6.2', '6.2', 'the highest player meets the lowest, the second highest the second lowest'),
  odd: orderOf('6.4', '6.4', 'the same in a score group of an odd number, the floater being met last'),
  boards: boardOrder('C.04.2'),
} as const;
