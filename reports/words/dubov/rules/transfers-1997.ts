import { count, list } from '../../criterion-words.js';
import type { CriterionWords } from '../../criterion-words.js';
import type { RuleWords } from '../../system-words.js';
import { averages } from './groups-1997.js';

/** Words for the rules on chapter 7: who is transferred, between score groups and between the columns. */

/** A player is transferred for somebody without an opponent (7.1), or to make the number of a score group even (7.2). */
interface Transfer {
  readonly id: string;
  readonly when: string;
  /** What the colour of the player is compared with. */
  readonly against: string;
  readonly whom: string;
}

export const FOR_ONE: Transfer = {
  id: 'transfer-for-one',
  when: 'For a player without an opponent',
  against: 'the player in question is due',
  whom: 'the player whom he is transferred for',
};
export const FOR_NUMBER: Transfer = {
  id: 'transfer',
  when: 'To make a score group even',
  against: 'most players of the group are due',
  whom: 'most of the group',
};

export const forOne: RuleWords = {
  subject: 'transfer-for-one',
  page: `When a player can meet nobody in his score group, somebody is brought up for him from the next lower group that has
a suitable player: one whom he has not met, and with whom the colours are possible. This comes before the number of the group is
looked at. If nobody can be found the player himself goes down. Several such players are served one after the other, the highest
rated first.`,
  sentence: list(
    [
      'the score of the player transferred for one without an opponent is',
      'the scores of the players transferred for those without opponents are',
    ],
    'score',
    'lower',
    'the player transferred',
  ),
};

export const forNumber: RuleWords = {
  subject: 'upfloaters',
  page: `When the number of a score group is odd, somebody is brought up from the next lower group that has a suitable player: one
who has not met all of the group and may play one of them. So players come up in this system, where other systems let one go down.
Nobody looks whether the whole group can be paired with him, and several groups may be passed over.`,
  sentence: list(
    [
      'the score of the player transferred to make the group even is',
      'the scores of the players transferred to make the group even are',
    ],
    'score',
    'lower',
    'the player transferred',
  ),
};

export const colour = (transfer: Transfer): RuleWords => ({
  subject: `${transfer.id}-colour`,
  page: `${transfer.when} first of all a player is brought up who is due the colour opposite to the one that ${transfer.against}. Only when nobody
of that lower group who may come is due it do the others count, and only then does the rating decide. Some programs ask instead
whether a player could change his colour, and come to other transfers in every fourth round. A colour that is due to nobody in particular
decides nothing.`,
  sentence: sameColour(transfer.whom),
});

export const rating = (transfer: Transfer): RuleWords => ({
  subject: `${transfer.id}-rating`,
  page: `${transfer.when} the highest rated player of the lower group is brought up, among those who suit and are due the opposite
colour, or among all who suit where none is. The points of the transferred player do not change, and the rating is that of the file: who
is unrated comes last. The average of the opponents is asked only among equal ratings.`,
  sentence: list(
    ['the rating of the player transferred is', 'the ratings of the players transferred are'],
    'rating',
    'lower',
    'the player transferred',
  ),
});

export const average = (transfer: Transfer): RuleWords => ({
  subject: `${transfer.id}-average`,
  page: `${transfer.when}, and where the highest rating is shared by several players, the one with the lowest average rating of opponents
is brought up: he has had the easier tournament and meets more points now. The average counts games only and is not rounded. Equal
averages are parted by the names of the players, in alphabetical order.`,
  sentence: averages('the player transferred', 'lower'),
});

export const limit: RuleWords = {
  subject: 'maximum-upfloaters',
  page: `Nobody is brought up in two rounds running, or more than three times in a tournament of up to nine rounds, four times in a
longer one. The last round is free. What counts is every pairing with a player of a higher score, also by a floater from above, since
nothing else can be seen in a file. The limit is absolute here: if nobody else suits, nobody is brought up.`,
  sentence: count(
    [
      'player is transferred up who was in the previous round, or too often',
      'players are transferred up who were in the previous round, or too often',
    ],
    ['player transferred up again', 'players transferred up again'],
    'lower',
  ),
};

export const whites: RuleWords = {
  subject: 'order-of-shifters',
  page: `When more players are due White than Black, by twice some number, that many whites go over to the blacks: those with the lowest
averages of opponents, of equals the higher rated. Players who may not have Black are passed over. Where the columns are unequal in
another way, or whites meet each other instead, this rule is what the published pairs part from.`,
  sentence: count(
    [
      'pair is within a column of those that the transfer of whites to the blacks gives',
      'pairs are within the columns that the transfer of whites to the blacks gives',
    ],
    ['pair within a column', 'pairs within the columns'],
    'both',
  ),
};

export const blacks: RuleWords = {
  subject: 'order-of-shifters',
  page: `When more players are due Black than White, by twice some number, that many blacks go over to the whites: those with the highest
averages of opponents, of equals the lower rated. Players who may not have White are passed over. It mirrors the transfer of whites,
averages and ratings turned round, which is easily overlooked by programs that use one order for both.`,
  sentence: count(
    [
      'pair is within a column of those that the transfer of blacks to the whites gives',
      'pairs are within the columns that the transfer of blacks to the whites gives',
    ],
    ['pair within a column', 'pairs within the columns'],
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
