import { count, list } from '../criterion-words.js';
import type { CriterionWords } from '../criterion-words.js';
import type { Named } from '../system-words.js';
import { downfloaters, EARLIER, LAST, opponentAgain, residentAgain } from './float-words.js';

/** How the requirements of 2012 are spoken of. */
export const criteria2012: Named<CriterionWords> = {
  'C.13': count(
    [
      'player of the upper one of two joined brackets gets the bye',
      'players of the upper one of two joined brackets get the bye',
    ],
    ['bye in the upper one of two joined brackets', 'byes in the upper one of two joined brackets'],
    'higher',
  ),
  P: downfloaters,
  M1: count(
    ['moved-down player stays unpaired', 'moved-down players stay unpaired'],
    ['moved-down player unpaired', 'moved-down players unpaired'],
    'higher',
  ),
  'M1-joined': count(
    [
      'pair has two players of the upper one of two joined brackets',
      'pairs have two players of the upper one of two joined brackets',
    ],
    ['pair within the upper of two joined brackets', 'pairs within the upper of two joined brackets'],
    'both',
  ),
  'B.3': list(
    [
      'the score of the moved-down player who stays unpaired is',
      'the scores of the moved-down players who stay unpaired are',
    ],
    'score of an unpaired moved-down player',
    'higher',
  ),
  'B.3-joined': list(
    ['the squares of the score differences add up to', 'the squares of the score differences add up to'],
    'sum of the squares of the score differences',
    'both',
  ),
  'C.12': {
    kind: 'flag',
    long: {
      published: 'the downfloaters cannot all be paired in the following bracket',
      reference: 'by the rules others of the same scores float down, who can be',
    },
    short: 'downfloaters whom the next bracket cannot pair, others are possible',
    who: 'higher',
  },
  'B.2-topscorers': count(
    [
      'pair with a topscorer has two absolute preferences for the same colour',
      'pairs with a topscorer have two absolute preferences for the same colour',
    ],
    ['pair with a topscorer against B.2', 'pairs with a topscorer against B.2'],
    'both',
  ),
  'A.7.d': count(
    [
      'pair of an odd round has two strong or absolute preferences for the same colour',
      'pairs of an odd round have two strong or absolute preferences for the same colour',
    ],
    ['pair against A.7.d', 'pairs against A.7.d'],
    'both',
  ),
  X: count(
    ['pair does not fulfil both colour preferences', 'pairs do not fulfil both colour preferences'],
    ['pair without both colour preferences', 'pairs without both colour preferences'],
    'both',
  ),
  Z: count(
    [
      'pair of an even round has two strong or absolute preferences for the same colour',
      'pairs of an even round have two strong or absolute preferences for the same colour',
    ],
    ['pair without both strong preferences', 'pairs without both strong preferences'],
    'both',
  ),
  'B.5-down': residentAgain(LAST),
  'B.6-down': residentAgain(EARLIER),
  'D.3': list(
    ['the moved-down player who is paired has BSN', 'the moved-down players who are paired have BSN'],
    'set of moved-down players with BSN',
    'higher',
  ),
  'B.5-up': opponentAgain(LAST),
  'B.6-up': opponentAgain(EARLIER),
};
