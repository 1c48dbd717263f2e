import { list } from '../../criterion-words.js';
import type { RuleWords } from '../../system-words.js';
import { downfloaters } from './float-sentences.js';

/** Words for the rules on who floats down, and on what that does to the following bracket. */

export const mostPairs: RuleWords = {
  subject: 'number-of-pairs',
  page: `Of all legal ways to pair a bracket, those with the most pairs are kept: as few players as
possible shall have to play with another scoregroup. Nothing about colours or earlier floats may cost a pair. The
number that can be reached is not simply half of the players: earlier meetings, absolute colours and moved-down players,
who never meet one another in the bracket, may all lower it, so it has to be computed and not guessed.`,
  sentence: downfloaters,
};

export const pairingScoreDifference: RuleWords = {
  subject: 'downfloaters',
  page: `Every pair contributes the difference of its two scores, and every downfloater
contributes the distance from the own score to a value one point below the lowest score of the bracket. The list of
these numbers, from the largest to the smallest, is compared with that of other candidates at the first number in which
they differ. In practice this pairs as many moved-down players as possible, those with the highest scores first, and
lets the lowest players float. The lists are compared number by number; adding the numbers up gives other results.`,
  sentence: list(
    ['the pairing score difference is', 'the pairing score differences are'],
    'pairing score difference',
    'higher',
  ),
  gist: 'the score differences of all pairs and downfloaters, in descending order',
};

export const lowestDownfloaters: RuleWords = {
  subject: 'downfloaters',
  page: `When some players have to float down, they shall be those with the lowest scores: the
highest score among the downfloaters is made as low as possible, then the second highest, and so on. So a moved-down
player is paired before a resident is, and the one with the higher score first. What counts are the lowest scores that
can really be had in this bracket; a moved-down player who has met all residents floats on, however high the score.`,
  sentence: list(
    ['the score of the downfloater is', 'the scores of the downfloaters are'],
    'downfloater score',
    'higher',
  ),
  gist: 'the scores of the downfloaters alone, in descending order',
};

export const lookahead2017: RuleWords = {
  subject: 'following-bracket',
  page: `Between sets of downfloaters that are equally good for this bracket, the one is chosen that
serves the following bracket best: first most pairs there, then the least score differences there. Only the next bracket
is looked at and only what is legal in it, not its colours, not its floats, and nothing further down. The criterion is
switched off in the penultimate and in the collapsed last bracket. It says which players float and nothing about who
meets whom among the others.`,
};

export const lookahead2026: RuleWords = {
  subject: 'following-bracket',
  page: `Between sets of downfloaters that are equally good for this bracket, the one is chosen with
which the following bracket complies best with the criteria up to C7: the round stays possible, the bye stays at its
lowest score, then the fewest downfloaters there, then the lowest scores of these. Only the next bracket is looked at,
and neither its colours nor its floats. Looking two brackets ahead, or stopping at the first set that leaves the next
bracket merely possible, are the usual mistakes.`,
};
