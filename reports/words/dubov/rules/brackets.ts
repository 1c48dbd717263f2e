import { count, list } from '../../criterion-words.js';
import type { RuleWords } from '../../system-words.js';

/** Words for the rules on the quality of a bracket: who is brought up into it, and what it does to the colours. */

export const fewestUpfloaters: RuleWords = {
  subject: 'upfloaters',
  page: `Nobody floats down in this system: where the players of a scoregroup cannot all be paired
among themselves, players of lower scores are brought up into their bracket. The fewer of them the better, and nothing
else of the bracket counts as much. With an odd number of residents there is at least one. What can be done in the bracket
alone is not the whole question, for those who are left below must be pairable, too: sometimes that costs an upfloater more.`,
  sentence: count(['player is brought up', 'players are brought up'], ['upfloater', 'upfloaters'], 'lower'),
};

export const smallestDifferences: RuleWords = {
  subject: 'score-differences',
  page: `Upfloaters shall come from as near as possible: the score differences in their pairs are
compared in descending order, and the largest one decides first. Two upfloaters of half a point and one and a half points
below are worse than two of one point, although the sum is the same. Programs that count small differences, or add them up,
go wrong here. The criterion stands before the colours, so that no colour preference can bring up a player of a lower score.`,
  sentence: list(
    [
      'the score difference in the pair with an upfloater is',
      'the score differences in the pairs with upfloaters are',
    ],
    'score difference of an upfloater',
    'lower',
  ),
};

export const colourPreferences: RuleWords = {
  subject: 'colour-preferences',
  page: `Two players who want the same colour cannot both get it, so every such pair costs one
disappointed player; the fewer the better. The number is taken over the whole bracket, residents and upfloaters together,
and it helps to choose the upfloaters before it helps to choose the shifters. Every preference counts alike, a mild one as
much as an absolute one; a player who has not played yet prefers Black, mildly. Minimising it over a part of the bracket
only is a known mistake.`,
  sentence: count(
    ['player does not get their colour preference', 'players do not get their colour preference'],
    ['player without their colour preference', 'players without their colour preference'],
    'one of the pair',
  ),
};

export const maximumUpfloaters: RuleWords = {
  subject: 'maximum-upfloaters',
  page: `A player who has been upfloated often enough, at least two times and one more for every five
rounds of the event, is a maximum upfloater and should be spared. Among sets of upfloaters that are equal in number, scores
and colours the one with fewer such players is better. An upfloat is a game played against somebody who had a higher score
when the round was paired; a forfeited one does not count, nor does a bye. In the last round the criterion is not applied.`,
  sentence: count(
    [
      'player is brought up who was upfloated as often as may be',
      'players are brought up who were upfloated as often as may be',
    ],
    ['maximum upfloater brought up', 'maximum upfloaters brought up'],
    'lower',
  ),
};

export const timesUpfloated: RuleWords = {
  subject: 'times-upfloated',
  page: `If maximum upfloaters have to be brought up all the same, those are chosen who have been upfloated
less often so far: the numbers of times of all of them are added up. It can only matter in long events, where some have been
brought up more often than the maximum already. Players below the maximum do not count here however often they were
upfloated, and in the last round the criterion is not applied. Turning it round is a known mistake.`,
  sentence: list(
    [
      'the maximum upfloaters who are brought up were upfloated, in all, a number of times of',
      'the maximum upfloaters who are brought up were upfloated, in all, a number of times of',
    ],
    'times that maximum upfloaters were upfloated',
    'lower',
  ),
};

export const upfloatedBefore: RuleWords = {
  subject: 'upfloat-previous-round',
  page: `Nobody should be brought up in two rounds running when somebody else can be. This is the last of
the criteria, so it only chooses among sets of upfloaters that are equal in number, scores, colours and maximum upfloaters.
The previous round counts as it was played: who met a player with a higher score then, over the board, was upfloated; a
forfeit was no upfloat. In the last round the criterion is not applied.`,
  sentence: count(
    [
      'player is brought up who was upfloated in the previous round',
      'players are brought up who were upfloated in the previous round',
    ],
    ['upfloater of the previous round again', 'upfloaters of the previous round again'],
    'lower',
  ),
};
