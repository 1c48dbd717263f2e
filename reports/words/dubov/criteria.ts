import { count, list } from '../criterion-words.js';
import type { CriterionWords } from '../criterion-words.js';
import type { Named, OfRules } from '../system-words.js';

const criteriaOfBoth: Named<CriterionWords> = {
  C5: count(['player is brought up', 'players are brought up'], ['upfloater', 'upfloaters'], 'lower'),
  C6: list(
    [
      'the score difference in the pair with an upfloater is',
      'the score differences in the pairs with upfloaters are',
    ],
    'score difference of an upfloater',
    'lower',
  ),
  C7: count(
    ['player does not get their colour preference', 'players do not get their colour preference'],
    ['player without their colour preference', 'players without their colour preference'],
    'one of the pair',
  ),
  C8: count(
    [
      'player is brought up who was upfloated as often as may be',
      'players are brought up who were upfloated as often as may be',
    ],
    ['maximum upfloater brought up', 'maximum upfloaters brought up'],
    'lower',
  ),
  C9: list(
    [
      'the maximum upfloaters who are brought up were upfloated, in all, a number of times of',
      'the maximum upfloaters who are brought up were upfloated, in all, a number of times of',
    ],
    'times that maximum upfloaters were upfloated',
    'lower',
  ),
  C10: count(
    [
      'player is brought up who was upfloated in the previous round',
      'players are brought up who were upfloated in the previous round',
    ],
    ['upfloater of the previous round again', 'upfloaters of the previous round again'],
    'lower',
  ),
};

/** How the criteria are spoken of; those on the bye have sentences of their own. */
export const criteria: OfRules<CriterionWords> = {
  'dubov-2018': criteriaOfBoth,
  'dubov-2026': criteriaOfBoth,
};
