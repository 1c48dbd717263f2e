import { count } from '../criterion-words.js';
import type { Counted, CountWords, OneAndMany } from '../criterion-words.js';

/** What several editions say alike of floats. */

export const downfloaters = count(
  ['player floats down', 'players float down'],
  ['downfloater', 'downfloaters'],
  'higher',
);
export interface EarlierRound {
  /** When somebody floated, in the long and in the short form. */
  readonly when: string;
  readonly as: string;
  /** "a downfloat", said of one that comes after another in that round. */
  readonly floatAgain: (float: 'downfloat' | 'upfloat') => string;
}

export const LAST: EarlierRound = {
  when: 'in the previous round',
  as: 'as in the previous round',
  floatAgain: (float) => `a second ${float} in a row`,
};
export const EARLIER: EarlierRound = {
  when: 'two rounds before',
  as: 'as two rounds ago',
  floatAgain: (float) => `${float === 'upfloat' ? 'an' : 'a'} ${float} as two rounds ago`,
};

export const residentAgain = (round: EarlierRound): CountWords =>
  again(['resident player', 'resident players'], ['resident', 'residents'], 'down', round, 'higher');
export const opponentAgain = (round: EarlierRound): CountWords =>
  again(
    ['opponent of a moved-down player', 'opponents of a moved-down player'],
    ['MDP opponent', 'MDP opponents'],
    'up',
    round,
    'lower',
  );

export function again(
  [one, many]: OneAndMany,
  [shortOne, shortMany]: OneAndMany,
  direction: 'down' | 'up',
  { when, as }: EarlierRound,
  who: Counted,
): CountWords {
  const before = `who floated ${direction} ${when}`;
  return count(
    [`${one} ${before} does so again`, `${many} ${before} do so again`],
    [`${shortOne} floats ${direction} ${as}`, `${shortMany} float ${direction} ${as}`],
    who,
  );
}
