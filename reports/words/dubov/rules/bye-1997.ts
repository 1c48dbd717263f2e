import { count, list } from '../../criterion-words.js';
import type { RuleWords } from '../../system-words.js';

/** Words for the rules on chapter 4: who has the bye. */

export const bar: RuleWords = {
  subject: 'bye-bar',
  page: `Nobody receives the pairing-allocated bye who has had it before, or who has already won because an opponent did
not appear (C.04.1.d). A full-point bye that was asked for does not bar: it is no win. Where nobody is left who may have the bye, no
pairing of the round is legal, for this text knows no exception.`,
};

export const rest: RuleWords = {
  subject: 'completion',
  page: `The bye is given before any score group is paired, and it must go to somebody without whom all others can still be
paired: nobody who has met, nobody twice bound to the same colour. The text does not say so, but a bye that leaves no legal pairing is no
pairing at all. The next player in the order of chapter 4 is taken then.`,
};

export const group: RuleWords = {
  subject: 'bye-score',
  page: `With an odd number of players the bye goes to the lowest score group. A higher group is asked only when nobody
in the lowest one may have the bye, or none of them leaves players who can all be paired. It is settled before the first group is paired,
unlike in the Dutch System of those days, where it was left over by the last bracket.`,
  sentence: list(
    ['the score of the player with the bye is', 'the scores of those with the bye are'],
    'score',
    'higher',
    'the player with the bye',
  ),
};

export const rating: RuleWords = {
  subject: 'bye-number',
  page: `Within the lowest score group the player with the lowest rating has the bye. Ratings come from the file and stay as they
are during the tournament; the number in the starting list is not asked, so programs that take the last number go wrong wherever the list
is not in the order of the ratings, as after late entries.`,
  sentence: list(
    ['the rating of the player with the bye is', 'the ratings of those with the bye are'],
    'rating',
    'higher',
    'the player with the bye',
  ),
};

export const colour: RuleWords = {
  subject: 'bye-colour',
  page: `When several players have the lowest rating, one who is due the dominating colour of the lowest score group has
the bye: the colour that more of its players are due. So the columns of that group become more equal. Where as many are due either colour,
this decides nothing and the averages of the opponents do.`,
  sentence: count(
    [
      'player has the bye without the dominating due colour',
      'players have the bye without the dominating due colour',
    ],
    ['bye without the dominating due colour', 'byes without the dominating due colour'],
    'higher',
  ),
};

export const average: RuleWords = {
  subject: 'bye-average',
  page: `When several players with the lowest rating are due the dominating colour, the one with the higher average rating of
opponents has the bye. That average counts games only and is not rounded, so two players who look equal on a printed list may still differ.
If even that is equal, the last in alphabetical order is taken, as in round 1.`,
  sentence: list(
    [
      'the average rating of the opponents of the player with the bye is',
      'the average ratings of the opponents of those with the bye are',
    ],
    'average of opponents',
    'higher',
    'the player with the bye',
  ),
};
