import { count, list } from '../criterion-words.js';
import type { CriterionWords } from '../criterion-words.js';
import type { Named } from '../system-words.js';

/** How the decisions of 1997 are spoken of. */
export const criteria1997: Named<CriterionWords> = {
  '4.group': list(
    ['the score of the player with the bye is', 'the scores of those with the bye are'],
    'score',
    'higher',
    'the player with the bye',
  ),
  '4.rating': list(
    ['the rating of the player with the bye is', 'the ratings of those with the bye are'],
    'rating',
    'higher',
    'the player with the bye',
  ),
  '4.colour': count(
    [
      'player has the bye without the dominating due colour',
      'players have the bye without the dominating due colour',
    ],
    ['bye without the dominating due colour', 'byes without the dominating due colour'],
    'higher',
  ),
  '4.aro': list(
    [
      'the average rating of the opponents of the player with the bye is',
      'the average ratings of the opponents of those with the bye are',
    ],
    'average of opponents',
    'higher',
    'the player with the bye',
  ),
  '8.1': count(
    [
      'opponent of a floater is given to another floater, whose turn comes later',
      'opponents of floaters are given to other floaters, whose turn comes later',
    ],
    ['floater out of turn', 'floaters out of turn'],
    'both',
  ),
  '8.2.colour': count(
    [
      'floater meets a player who is not due the opposite colour',
      'floaters meet players who are not due the opposite colour',
    ],
    ['floater against the same due colour', 'floaters against the same due colour'],
    'both',
  ),
  '8.2': list(
    ['the rating of the opponent of the floater is', 'the ratings of the opponents of floaters are'],
    'rating',
    'both',
    "the floater's opponent",
  ),
  '8.2.aro': averages("the floater's opponent", 'both'),
  '7.1': list(
    [
      'the score of the player transferred for one without an opponent is',
      'the scores of the players transferred for those without opponents are',
    ],
    'score',
    'lower',
    'the player transferred',
  ),
  '7.1.a': sameColour('the player whom he is transferred for'),
  '7.1.b': rating(),
  '7.1.c': averages('the player transferred', 'lower'),
  '7.2': list(
    [
      'the score of the player transferred to make the group even is',
      'the scores of the players transferred to make the group even are',
    ],
    'score',
    'lower',
    'the player transferred',
  ),
  '7.2.a': sameColour('most of the group'),
  '7.2.b': rating(),
  '7.2.c': averages('the player transferred', 'lower'),
  '2.2': count(
    [
      'player is transferred up who was in the previous round, or too often',
      'players are transferred up who were in the previous round, or too often',
    ],
    ['player transferred up again', 'players transferred up again'],
    'lower',
  ),
  '6.4': count(
    [
      'player of the group is paired with one below it without need',
      'players of the group are paired with some below it without need',
    ],
    ['needless pair across groups', 'needless pairs across groups'],
    'both',
  ),
  '6.4.a-d': list(
    [
      'the kind of the player left over (a to d of 6.4 as 1 to 4) is',
      'the kinds of those left over (a to d of 6.4 as 1 to 4) are',
    ],
    'kind',
    'higher',
    'the player left over',
  ),
  '6.4.rating': list(
    ['the rating of the player left over is', 'the ratings of those left over are'],
    'rating',
    'higher',
    'the player left over',
  ),
  '7.3': count(
    [
      'pair is within a column of those that the transfer of whites to the blacks gives',
      'pairs are within the columns that the transfer of whites to the blacks gives',
    ],
    ['pair within a column', 'pairs within the columns'],
    'both',
  ),
  '7.4': count(
    [
      'pair is within a column of those that the transfer of blacks to the whites gives',
      'pairs are within the columns that the transfer of blacks to the whites gives',
    ],
    ['pair within a column', 'pairs within the columns'],
    'both',
  ),
  '6.3.own': count(
    [
      'pair parts from the rule on who meets somebody of his own column',
      'pairs part from the rule on who meets somebody of his own column',
    ],
    ['wrong pair as to the own column', 'wrong pairs as to the own column'],
    'both',
  ),
};

function sameColour(whom: string): CriterionWords {
  return count(
    [
      `player is transferred up who is not due the colour opposite to that of ${whom}`,
      `players are transferred up who are not due the colour opposite to that of ${whom}`,
    ],
    ['transfer without the opposite due colour', 'transfers without the opposite due colour'],
    'lower',
  );
}

function averages(who: string, counted: 'both' | 'lower'): CriterionWords {
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

function rating(): CriterionWords {
  return list(
    ['the rating of the player transferred is', 'the ratings of the players transferred are'],
    'rating',
    'lower',
    'the player transferred',
  );
}
