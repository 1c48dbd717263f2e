import { count, list } from '../../criterion-words.js';
import type { CriterionWords } from '../../criterion-words.js';
import type { RuleWords } from '../../system-words.js';

/** Words for the rules on chapters 2, 5, 6 and 8: how a score group is paired. */

export const rematch: RuleWords = {
  subject: 'rematch',
  page: `Two players meet at most once in a tournament (C.04.1.b). Only games that were really played count: after a forfeit
the two may be paired again. In this system the rule is what the columns are checked for: they are written down by averages and ratings,
and then one fact is looked at, whether two opposite players have met already.`,
};

export const sameColour: RuleWords = {
  subject: 'equal-absolute-colours',
  page: `A player with the same colour in the last two games, or with two games more of one colour, must get the other one
(C.04.1.f, C.04.1.g). Two who must both have the same colour cannot meet. The text has no exception for the last round, nor for players
with many points, unlike the Dutch System. Colours are those of games that were played.`,
};

export const prohibitedPair: RuleWords = {
  subject: 'prohibited-pair',
  page: `This is a rule of the tournament and not of the Dubov System: the organiser may order that some players shall
not meet, for all rounds or for some, and the file tells it in a record. Such a pair is treated like one that has played already, also
where it is asked whether a player has an opponent in his score group.`,
};

export const floaterTurn: RuleWords = {
  subject: 'floater-turn',
  page: `Players who have come down from a higher score group are paired first. Those due White stand in the order of the
whites of 6.2, those due Black in that of the blacks, and they are paired in turn: the highest white, the highest black, the next white
and so on. So of two floaters who want the same opponent the one whose turn is earlier gets him.`,
  sentence: count(
    [
      'opponent of a floater is given to another floater, whose turn comes later',
      'opponents of floaters are given to other floaters, whose turn comes later',
    ],
    ['floater out of turn', 'floaters out of turn'],
    'both',
  ),
};

export const floaterColour: RuleWords = {
  subject: 'floater-colour',
  page: `A floater is paired with somebody who is due the other colour, if such a player is left in the score group whom he
has not met. Only among those does the rating decide. A floater without a game is due no colour, and then nobody is preferred. What his choice
means for the rest of the group is not looked at.`,
  sentence: count(
    [
      'floater meets a player who is not due the opposite colour',
      'floaters meet players who are not due the opposite colour',
    ],
    ['floater against the same due colour', 'floaters against the same due colour'],
    'both',
  ),
};

export const floaterRating: RuleWords = {
  subject: 'floater-rating',
  page: `A floater meets the highest rated player of the score group whom he may meet and, if possible, who is due the other
colour. Floaters do not meet each other here. Who finds nobody stays in the group like its own players, and somebody may be brought up
for him. The choice stands, even if the group could be paired better with another one.`,
  sentence: list(
    ['the rating of the opponent of the floater is', 'the ratings of the opponents of floaters are'],
    'rating',
    'both',
    "the floater's opponent",
  ),
};

export const floaterAverage: RuleWords = {
  subject: 'floater-average',
  page: `Where several players with the highest rating could meet a floater, the one with the lowest average rating of
opponents does: he has had the easier tournament, and the floater has more points. The average counts games only and is not rounded. Equal
averages are parted by the names of the players.`,
  sentence: averages("the floater's opponent", 'both'),
};

export const floaters: RuleWords = {
  subject: 'pairs-in-group',
  page: `The aim is to pair all players within their score group. Somebody from below is brought up for two reasons only: a
player has no opponent in the group, or its number is odd. And only who is left over then goes down to the next group, no more players
than must. In a published round one cannot see which of the two happened: a pair across two groups that the text does not need parts from
this rule.`,
  sentence: count(
    [
      'player of the group is paired with one below it without need',
      'players of the group are paired with some below it without need',
    ],
    ['needless pair across groups', 'needless pairs across groups'],
    'both',
  ),
};

export const floaterKind: RuleWords = {
  subject: 'floater-kind',
  page: `If there is a choice who is left over, it goes by four kinds: first players who did not come down themselves and can be
paired in the next group, then such who cannot, then those who came down and can be paired there, at last those who came down and cannot.
Before them all, a player who was brought up without finding an opponent simply stays where he was.`,
  sentence: list(
    [
      'the kind of the player left over (a to d of 6.4 as 1 to 4) is',
      'the kinds of those left over (a to d of 6.4 as 1 to 4) are',
    ],
    'kind',
    'higher',
    'the player left over',
  ),
};

export const floaterLowest: RuleWords = {
  subject: 'floater-lowest',
  page: `Among players of the same kind the text does not say who is left over. Here the lowest rated one is, the mirror of
chapter 7, where the highest rated is brought up; then the one with the higher average of opponents. Other programs may take another one,
so a deviation by this rule alone is also held against the other readings.`,
  sentence: list(
    ['the rating of the player left over is', 'the ratings of those left over are'],
    'rating',
    'higher',
    'the player left over',
  ),
};

export const ownColumn: RuleWords = {
  subject: 'own-column',
  page: `When a white has met all blacks, he is paired with another white: the next one down the column, and after the end of
the column those above him, from the nearest one up, provided that all others can still be paired. The same goes for a black without a
white, and for a row that cannot be filled whatever the rows above do. The rest of the group is divided into columns anew.`,
  sentence: count(
    [
      'pair parts from the rule on who meets somebody of his own column',
      'pairs part from the rule on who meets somebody of his own column',
    ],
    ['wrong pair as to the own column', 'wrong pairs as to the own column'],
    'both',
  ),
};

export const firstRound: RuleWords = {
  subject: 'first-round',
  page: `In the first round the list of players is divided into two halves, and the first of the upper half meets the first of the
lower half, the second the second, and so on. With an odd number the last of the list has the bye. The order is that of the starting numbers;
averages and due colours do not exist yet. This is what other Swiss systems do, too.`,
};

export const arrangement: RuleWords = {
  subject: 'arrangement',
  page: `The whites of a score group stand in the order of increasing average rating of opponents, the lower rating first where
these are equal. The blacks stand in the order of decreasing rating. Row by row they meet: the white who has had the weakest opponents gets the
strongest rated black. That is the idea of the system, and it is checked before any exchange.`,
};

export const improvement: RuleWords = {
  subject: 'transposition',
  page: `When two opposite players have met already, the white is paired with the first black of the lower rows whom he has not
met, and the others move up in their order. If that fails in a row, the row above is changed, then the one above that. So the blacks come
in the first arrangement that is possible, compared from the first row on.`,
};

/** Words for a comparison by the average rating of the opponents. */
export function averages(who: string, counted: 'both' | 'lower'): CriterionWords {
  return list(
    [
      `the average rating of the opponents of ${who} is`,
      `the average ratings of the opponents of ${who} are`,
    ],
    'average of opponents',
    counted,
    who,
  );
}
