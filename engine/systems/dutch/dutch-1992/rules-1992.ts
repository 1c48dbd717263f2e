import { noEqualAbsoluteColours, noForbiddenPair, noRematch } from '../../../rules/absolute-rules.js';
import type { AbsoluteRule } from '../../../rules/absolute-rules.js';
import { byeBar } from '../../../rules/named-rules.js';
import type { Rule } from '../../../rules/rule.js';
import type { DutchPlayer } from '../player.js';

/** Against a pair (B1a, B2); who is seen as a topscorer has no absolute preference (J4). */
export const absoluteRules1992: readonly AbsoluteRule<DutchPlayer>[] = [
  noRematch('B1a', 'B1a'),
  noEqualAbsoluteColours('B2', 'B2'),
  noForbiddenPair,
];

export const byeRule1992: Rule = byeBar('B1b', 'B1b', 'no bye after a point without playing');
