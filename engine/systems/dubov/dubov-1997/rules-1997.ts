import { noForbiddenPair, noRematch } from '../../../rules/absolute-rules.js';
import type { AbsoluteRule } from '../../../rules/absolute-rules.js';
import { boardOrder, byeBar, completion, decision, orderOf } from '../../../rules/named-rules.js';
import { noEqualBoundColours } from '../../../rules/due-colours.js';
import type { Rule, ValueRule } from '../../../rules/rule.js';
import type { Player1997 } from './player-1997.js';

/** Against a pair (2.1: C.04.1.b, C.04.1.f and C.04.1.g). */
export const absoluteRules1997: readonly AbsoluteRule<Player1997>[] = [
  noRematch('2.1.b', '2.1'),
  noEqualBoundColours('2.1.f-g', '2.1'),
  noForbiddenPair,
];

export const byeRule1997: Rule = byeBar('2.1.d', '2.1', 'no bye after a bye or a win without playing');

/** What the text decides in one stage, in its order; what published pairs are held against. */
export const decisions1997 = {
  byeCompletion: completion('4.rest', '4', 'the bye leaves players who can all be paired'),
  byeGroup: decision('4.group', '4', 'the bye goes to the lowest score group'),
  byeRating: decision('4.rating', '4', 'the bye goes to the lowest rating'),
  byeColour: decision('4.colour', '4', 'of equal ratings the bye goes to the dominating colour'),
  byeAverage: decision('4.aro', '4', 'of equal ratings the bye goes to the higher average of opponents'),
  floaterTurn: decision('8.1', '8.1', 'the order in which floaters are paired'),
  floaterColour: decision('8.2.colour', '8.2', 'floaters meet players of the opposite due colour'),
  floaterRating: decision('8.2', '8.2', 'floaters meet the highest rated players'),
  floaterAverage: decision(
    '8.2.aro',
    '8.2',
    'of equal ratings floaters meet the lowest average of opponents',
  ),
  forOne: decision('7.1', '7.1', 'somebody is transferred for who has no opponent in the group'),
  forOneColour: decision('7.1.a', '7.1', 'who is transferred for a player has the opposite due colour'),
  forOneRating: decision('7.1.b', '7.1', 'who is transferred for a player has the highest rating'),
  forOneAverage: decision(
    '7.1.c',
    '7.1',
    'who is transferred for a player has the lowest average of opponents',
  ),
  forNumber: decision('7.2', '7.2', 'somebody is transferred to a group of an odd number'),
  forNumberColour: decision('7.2.a', '7.2', 'who makes a group even is not of its dominating colour'),
  forNumberRating: decision('7.2.b', '7.2', 'who makes a group even has the highest rating'),
  forNumberAverage: decision('7.2.c', '7.2', 'who makes a group even has the lowest average of opponents'),
  limit: decision('2.2', '2.2', 'nobody is transferred up twice running or too often'),
  needless: decision('6.4', '6.4', 'who can be paired within the score group is'),
  floaterKind: decision('6.4.a-d', '6.4', 'floaters are chosen by what they were and what awaits them'),
  floaterLowest: decision('6.4.rating', '6.4', 'of equals the lowest rated player floats'),
  moveWhites: decision('7.3', '7.3', 'whites with the lowest averages of opponents go to the blacks'),
  moveBlacks: decision('7.4', '7.4', 'blacks with the highest averages of opponents go to the whites'),
  ownColumn: decision(
    '6.3.own',
    '6.3',
    'who has met the whole other column meets the first possible of his own',
  ),
} as const satisfies Readonly<Record<string, ValueRule>>;

export const orderRules1997 = {
  firstRound: orderOf('5', '5', 'upper half against lower half'),
  arrangement: orderOf('6.2', '6.2', 'whites by average of opponents meet blacks by rating, row by row'),
  improvement: orderOf(
    '6.3',
    '6.3',
    'a white who has met his black meets the first possible one of the lower rows',
  ),
  boards: boardOrder('C.04.2'),
} as const;

/** What chapter 9 says of a situation that the text does not resolve. */
export const arbiterRule: Rule = {
  id: '9',
  article: '9',
  title: 'the referee proceeds wisely and impartially where the rules do not resolve a situation',
  level: 'completion',
  kind: 'completion',
};
