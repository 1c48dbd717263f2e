import { count, list } from '../../criterion-words.js';
import type { Counted, CountWords, ListWords, OneAndMany } from '../../criterion-words.js';

export const downfloaters = count(
  ['player floats down', 'players float down'],
  ['downfloater', 'downfloaters'],
  'higher',
);

/** A round whose floats count for the present one. */
export interface EarlierRound {
  /** The end of the subjects of rules on it. */
  readonly id: 'previous-round' | 'two-rounds-before';
  /** When somebody floated, in the long and in the short form. */
  readonly when: string;
  readonly as: string;
  /** "a downfloat", said of one that comes after another in that round. */
  readonly floatAgain: (float: 'downfloat' | 'upfloat') => string;
}

export const LAST: EarlierRound = {
  id: 'previous-round',
  when: 'in the previous round',
  as: 'as in the previous round',
  floatAgain: (float) => `a second ${float} in a row`,
};
export const EARLIER: EarlierRound = {
  id: 'two-rounds-before',
  when: 'two rounds before',
  as: 'as two rounds ago',
  floatAgain: (float) => `${float === 'upfloat' ? 'an' : 'a'} ${float} as two rounds ago`,
};

export const downAgain = (round: EarlierRound): CountWords =>
  again(['player', 'players'], ['player', 'players'], 'down', round, 'higher');
export const upAgain = (round: EarlierRound): CountWords =>
  again(['player', 'players'], ['player', 'players'], 'up', round, 'lower');
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

function again(
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

export function downDifferences({ when, floatAgain }: EarlierRound): ListWords {
  const floated = `who floated down ${when} and`;
  const [one, many] = [`the player ${floated} does so again`, `the players ${floated} do so again`];
  return differences(one, many, floatAgain('downfloat'), 'higher');
}

export function upDifferences({ when, floatAgain }: EarlierRound): ListWords {
  const floated = `who floated up ${when} and`;
  const [one, many] = [`the player ${floated} does so again`, `the players ${floated} do so again`];
  return differences(one, many, floatAgain('upfloat'), 'lower');
}

export function mdpDifferences({ when, floatAgain }: EarlierRound): ListWords {
  const floated = `who floated down ${when}`;
  const [one, many] = [`the moved-down player ${floated}`, `moved-down players ${floated}`];
  return differences(one, many, floatAgain('downfloat'), 'higher');
}

export function opponentDifferences({ when, floatAgain }: EarlierRound): ListWords {
  const floated = `who floated up ${when}`;
  const [one, many] = [
    `the moved-down player's opponent ${floated}`,
    `the opponents of moved-down players ${floated}`,
  ];
  return differences(one, many, floatAgain('upfloat'), 'lower');
}

function differences(one: string, many: string, float: string, who: Counted): ListWords {
  const long: OneAndMany = [`the score difference of ${one} is`, `the score differences of ${many} are`];
  return list(long, 'score difference', who, float);
}
