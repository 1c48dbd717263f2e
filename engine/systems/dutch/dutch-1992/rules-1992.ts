import { noEqualAbsoluteColours, noForbiddenPair, noRematch } from '../../../rules/absolute-rules.js';
import type { AbsoluteRule } from '../../../rules/absolute-rules.js';
import { boardOrder, byeBar, completion, orderOf } from '../../../rules/named-rules.js';
import type { Rule, ValueRule } from '../../../rules/rule.js';
import type { OrderRules } from '../edition.js';
import type { DutchPlayer } from '../player.js';

/** Against a pair (B1a, B2); who is seen as a topscorer has no absolute preference (J4). */
export const absoluteRules1992: readonly AbsoluteRule<DutchPlayer>[] = [
  noRematch('B1a', 'B1a'),
  noEqualAbsoluteColours('B2', 'B2'),
  noForbiddenPair,
];

export const byeRule1992: Rule = byeBar('B1b', 'B1b', 'no bye after a point without playing');

/** What a pairing of a bracket can give up, in the order in which nothing is (J6, J11). */
export const requirements1992 = {
  completion: completion('C13', 'C13', 'the floaters let the last bracket be paired'),
  mdpPairs: requirement('p-mdps', 'C14', 'moved-down players who are not in S1 (p)'),
  pairs: requirement('p', 'C14', 'number of downfloaters (p)'),
  following: requirement('C12', 'C12', 'other floaters, who give the following bracket its p pairings'),
  colours: requirement('B4', 'B4', 'colour preferences that are not granted (x)'),
  upfloatAsLast: requirement('B5-up', 'B5', 'no upfloat as in the previous round'),
  upfloatAsEarlier: requirement('B6-up', 'B6', 'no upfloat as two rounds before'),
  opponents: requirement('D1-mdps', 'D1', 'numbers in S2 of the opponents of the moved-down players'),
  downfloatAsLast: requirement('B5-down', 'B5', 'no downfloat as in the previous round'),
  downfloatAsEarlier: requirement('B6-down', 'B6', 'no downfloat as two rounds before'),
} as const satisfies Readonly<Record<string, ValueRule>>;

const transposition = orderOf('transposition', 'D1', 'transpositions of S2');

export const orderRules1992: OrderRules = {
  transposition,
  residentExchange: orderOf('exchange', 'D2', 'exchanges between S1 and S2'),
  // Which moved-down players are in S1 follows from p (J11).
  mdpSet: transposition,
  boards: boardOrder('F1'),
};

function requirement(id: string, article: string, title: string): ValueRule {
  return { id, article, title, level: 'quality', kind: 'quality' };
}
