import { count, list } from '../criterion-words.js';
import type { CountWords, CriterionWords } from '../criterion-words.js';
import type { Named } from '../system-words.js';
import { again, downfloaters, EARLIER, LAST, opponentAgain } from './float-words.js';
import type { EarlierRound } from './float-words.js';

const downAgain = (round: EarlierRound): CountWords =>
  again(['player', 'players'], ['player', 'players'], 'down', round, 'higher');

/** How the requirements of 1992 are spoken of. */
export const criteria1992: Named<CriterionWords> = {
  'p-mdps': count(
    ['moved-down player is not paired first', 'moved-down players are not paired first'],
    ['moved-down player not paired first', 'moved-down players not paired first'],
    'higher',
  ),
  p: downfloaters,
  C12: count(
    [
      'set of downfloaters does not give the following bracket its number of pairs',
      'sets of downfloaters do not give the following bracket its number of pairs',
    ],
    [
      'set of downfloaters that costs the next bracket a pair',
      'sets of downfloaters that cost the next bracket a pair',
    ],
    'higher',
  ),
  B4: count(
    ['pair does not fulfil both colour preferences', 'pairs do not fulfil both colour preferences'],
    ['pair without both colour preferences', 'pairs without both colour preferences'],
    'both',
  ),
  'B5-up': opponentAgain(LAST),
  'B6-up': opponentAgain(EARLIER),
  'D1-mdps': list(
    [
      'the opponent of the moved-down player has in S2 the number',
      'the opponents of the moved-down players have in S2 the numbers',
    ],
    'MDP opponent number in S2',
    'lower',
  ),
  'B5-down': downAgain(LAST),
  'B6-down': downAgain(EARLIER),
};
