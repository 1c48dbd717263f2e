import { count, list } from '../criterion-words.js';
import type { CriterionWords } from '../criterion-words.js';
import type { OfRules } from '../system-words.js';

export const criteria: OfRules<CriterionWords> = {
  'burstein-2026': {
    C5: count(['player floats', 'players float'], ['outgoing floater', 'outgoing floaters'], 'higher'),
    C6: list(
      ['the score of the outgoing floater is', 'the scores of the outgoing floaters are'],
      'score of an outgoing floater',
      'higher',
    ),
    C8: count(
      ['player does not get their colour preference', 'players do not get their colour preference'],
      ['player without their colour preference', 'players without their colour preference'],
      'one of the pair',
    ),
  },
};
