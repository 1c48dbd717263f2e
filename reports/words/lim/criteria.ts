import { count, list } from '../criterion-words.js';
import type { CriterionWords } from '../criterion-words.js';
import type { Named, OfRules } from '../system-words.js';

/** What both editions have under the same numbers. */
const shared: Named<CriterionWords> = {
  '1.group': list(
    ['the score of the player with the bye is', 'the scores of those with the bye are'],
    'score',
    'higher',
    'the player with the bye',
  ),
  '1': list(
    [
      'the number in the pairing list of the player with the bye is',
      'the numbers in the pairing list of those with the bye are',
    ],
    'number',
    'higher',
    'the player with the bye',
  ),
  '6': list(
    [
      'the number of pairs that break the limits of colours, as they may where the scoregroup gains a pairing by it, is',
      'the numbers of pairs that break the limits of colours, as they may where the scoregroup gains a pairing by it, are',
    ],
    'number of pairs beyond the limits of colours',
    'higher',
  ),
  '3.10': count(
    [
      'player makes the number of the scoregroup even who floated in the round before',
      'players make the number of the scoregroup even who floated in the round before',
    ],
    ['floater as in the round before', 'floaters as in the round before'],
    'higher',
  ),
  '3.3': numbers('the player who makes the number of the scoregroup even', 'floater'),
  '3.4': numbers('the player who makes the number of the scoregroup even', 'floater'),
  '4.4': numbers('the player who floats for want of opponents', 'floater'),
  '3.6': outOfTurn(),
  '3.7': outOfTurn(),
  '3.8.residents': count(
    [
      'floater meets another floater though a player of the scoregroup suits',
      'floaters meet other floaters though players of the scoregroup suit',
    ],
    ['floater against a floater', 'floaters against floaters'],
    'both',
  ),
  '3.8.colour': count(
    [
      'floater meets a player who is due the same colour',
      'floaters meet players who are due the same colour',
    ],
    ['floater against the same due colour', 'floaters against the same due colour'],
    'both',
  ),
  '3.8': numbers('the opponent of the floater', "floater's opponent"),
  '2.6': list(
    [
      'the number of pairings that the scoregroup keeps, of which some are cracked for the median group, is',
      'the numbers of pairings that the scoregroup keeps, of which some are cracked for the median group, are',
    ],
    'number of pairings',
    'higher',
  ),
  '5.2': count(
    ['pair is of players who are due the same colour', 'pairs are of players who are due the same colour'],
    ['pair due the same colour', 'pairs due the same colour'],
    'both',
  ),
};

const pairings = list(
  ['the number of pairings in the scoregroup is', 'the numbers of pairings in the scoregroup are'],
  'number of pairings',
  'higher',
);

const types = list(
  [
    'the type of the floater (a to d of 3.9 as 1 to 4) is',
    'the types of the floaters (a to d of 3.9 as 1 to 4) are',
  ],
  'type of floater',
  'higher',
  'the floater',
);

const evenColour = count(
  [
    'player makes the number of the scoregroup even who is not due the colour of the majority',
    'players make the number of the scoregroup even who are not due the colour of the majority',
  ],
  ['floater not due the colour of the majority', 'floaters not due the colour of the majority'],
  'higher',
);

const maxiEven = list(
  [
    'the rating of the player who makes the number of the scoregroup even for the sake of colours is apart from that of the last one by',
    'the ratings of players who make the number of the scoregroup even for the sake of colours are apart from those of the last ones by',
  ],
  'rating points to the last one',
  'higher',
  'the floater',
);

/** Of Maxi-tournaments, under the same numbers. */
const maxi: Named<CriterionWords> = {
  '3.8.maxi': list(
    [
      "the rating of the floater's opponent of the other due colour is apart from that of the first available by",
      "the ratings of the floaters' opponents of the other due colour are apart from those of the first available by",
    ],
    'rating points to the first available',
    'higher',
    "the floater's opponent",
  ),
  '5.7': count(
    [
      'pair comes from an exchange for the sake of colours of opponents rated more than 100 points apart',
      'pairs come from exchanges for the sake of colours of opponents rated more than 100 points apart',
    ],
    ['exchange beyond 100 points', 'exchanges beyond 100 points'],
    'both',
  ),
};

/** How the decisions are spoken of. */
export const criteria: OfRules<CriterionWords> = {
  'lim-1999': {
    ...shared,
    ...maxi,
    '3.2.maxi': maxiEven,
    '3.10.b': pairings,
    '3.9': types,
    '3.2': evenColour,
  },
  'lim-2026': {
    ...shared,
    ...maxi,
    '3.2.3': maxiEven,
    '3.10.2': pairings,
    '3.9.2': types,
    '3.2.2': evenColour,
  },
};

function numbers(who: string, short: string): CriterionWords {
  return list(
    [
      `the number in the pairing list of ${who} is`,
      `the numbers in the pairing list, of ${who} and others, are`,
    ],
    'number',
    'higher',
    `the ${short}`,
  );
}

function outOfTurn(): CriterionWords {
  return count(
    [
      'opponent of a floater is given to another floater, whose turn comes later',
      'opponents of floaters are given to other floaters, whose turn comes later',
    ],
    ['floater out of turn', 'floaters out of turn'],
    'both',
  );
}
