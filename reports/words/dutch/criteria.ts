import { count, list } from '../criterion-words.js';
import { criteria1992 } from './criteria-1992.js';
import { criteria2012 } from './criteria-2012.js';
import { again, downfloaters, EARLIER, LAST, opponentAgain, residentAgain } from './float-words.js';
import type { EarlierRound } from './float-words.js';
import type { Counted, CountWords, CriterionWords, ListWords, OneAndMany } from '../criterion-words.js';
import type { OfRules } from '../system-words.js';

const scoreDifferences = list(
  ['the pairing score difference is', 'the pairing score differences are'],
  'pairing score difference',
  'higher',
);
const topscorerDifference = count(
  [
    'topscorer or opponent of a topscorer gets a colour difference beyond +2 or -2',
    'topscorers or opponents of topscorers get a colour difference beyond +2 or -2',
  ],
  ['topscorer or opponent beyond colour difference 2', 'topscorers or opponents beyond colour difference 2'],
  'one of the pair',
);
const topscorerThird = count(
  [
    'topscorer or opponent of a topscorer gets the same colour a third time in a row',
    'topscorers or opponents of topscorers get the same colour a third time in a row',
  ],
  ['topscorer or opponent with a third equal colour', 'topscorers or opponents with a third equal colour'],
  'one of the pair',
);
const preference = count(
  ['player does not get their colour preference', 'players do not get their colour preference'],
  ['player without their colour preference', 'players without their colour preference'],
  'one of the pair',
);
const strongPreference = count(
  ['player does not get their strong colour preference', 'players do not get their strong colour preference'],
  ['player without their strong colour preference', 'players without their strong colour preference'],
  'one of the pair',
);

const downAgain = (round: EarlierRound): CountWords =>
  again(['player', 'players'], ['player', 'players'], 'down', round, 'higher');
const upAgain = (round: EarlierRound): CountWords =>
  again(['player', 'players'], ['player', 'players'], 'up', round, 'lower');
/** How the criteria are spoken of; those on the following bracket and on the bye have sentences of their own. */
export const criteria: OfRules<CriterionWords> = {
  'dutch-1992': criteria1992,
  'dutch-2012': criteria2012,
  'dutch-2015-draft': {
    P: downfloaters,
    'B.4': scoreDifferences,
    'B.5': topscorerDifference,
    'B.6': topscorerThird,
    'B.7': preference,
    'B.8': count(
      [
        'pair has two strong or absolute preferences for the same colour',
        'pairs have two strong or absolute preferences for the same colour',
      ],
      ['pair without both strong preferences', 'pairs without both strong preferences'],
      'both',
    ),
    'B.9': downAgain(LAST),
    'B.10': downAgain(EARLIER),
    'B.11': upAgain(LAST),
    'B.12': upAgain(EARLIER),
    'B.9D': downDifferences(LAST),
    'B.10D': downDifferences(EARLIER),
    'B.11D': upDifferences(LAST),
    'B.12D': upDifferences(EARLIER),
  },
  'dutch-2017': {
    C5: downfloaters,
    C6: scoreDifferences,
    C8: topscorerDifference,
    C9: topscorerThird,
    C10: preference,
    C11: strongPreference,
    C12: downAgain(LAST),
    C13: upAgain(LAST),
    C14: downAgain(EARLIER),
    C15: upAgain(EARLIER),
    C16: downDifferences(LAST),
    C17: upDifferences(LAST),
    C18: downDifferences(EARLIER),
    C19: upDifferences(EARLIER),
  },
  'dutch-2026': {
    C6: downfloaters,
    C7: list(
      ['the score of the downfloater is', 'the scores of the downfloaters are'],
      'downfloater score',
      'higher',
    ),
    C10: topscorerDifference,
    C11: topscorerThird,
    C12: preference,
    C13: strongPreference,
    C14: residentAgain(LAST),
    C15: opponentAgain(LAST),
    C16: residentAgain(EARLIER),
    C17: opponentAgain(EARLIER),
    C18: mdpDifferences(LAST),
    C19: opponentDifferences(LAST),
    C20: mdpDifferences(EARLIER),
    C21: opponentDifferences(EARLIER),
  },
};

function downDifferences({ when, floatAgain }: EarlierRound): ListWords {
  const floated = `who floated down ${when} and`;
  const [one, many] = [`the player ${floated} does so again`, `the players ${floated} do so again`];
  return differences(one, many, floatAgain('downfloat'), 'higher');
}

function upDifferences({ when, floatAgain }: EarlierRound): ListWords {
  const floated = `who floated up ${when} and`;
  const [one, many] = [`the player ${floated} does so again`, `the players ${floated} do so again`];
  return differences(one, many, floatAgain('upfloat'), 'lower');
}

function mdpDifferences({ when, floatAgain }: EarlierRound): ListWords {
  const floated = `who floated down ${when}`;
  const [one, many] = [`the moved-down player ${floated}`, `moved-down players ${floated}`];
  return differences(one, many, floatAgain('downfloat'), 'higher');
}

function opponentDifferences({ when, floatAgain }: EarlierRound): ListWords {
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
