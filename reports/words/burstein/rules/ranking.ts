import type { RuleWords } from '../../system-words.js';

/** Words for the rules on the ranking order of 1.8, by which brackets are ordered and by whose last place the bye is given. */

export const buchholz: RuleWords = {
  subject: 'ranking-buchholz',
  page: `After the seeding rounds players are ranked by the opposition that they have met, and not by their
scores. The first number is the sum of the present scores of the opponents. A round without a game counts as one against
oneself, so that it adds the own score; a series of zero-point byes that reaches the present round counts for the opponents
of the player as draws. Virtual points are left out. The rule is named where it decides who receives the bye: of equal
scores and games the lowest ranked player. In a bracket the same ranking gives the order of the pairings.`,
  byeNumber: 'Buchholz',
};

export const sonnebornBerger: RuleWords = {
  subject: 'ranking-sonneborn-berger',
  page: `Of players with equal sums of the scores of their opponents, the one ranks higher whose points
were made against the stronger ones: for every opponent the points earned are multiplied by the present score, and added up.
A round without a game counts as one against oneself with the result that gave the points. The rule is named where it decides
who receives the bye. In a bracket it orders the players all the same; a program that stops after the first number falls
back on the pairing numbers too early.`,
  byeNumber: 'Sonneborn-Berger',
};

export const pairingNumber: RuleWords = {
  subject: 'ranking-number',
  page: `Players whose index is the same in both its parts are ranked by their pairing numbers, the smaller
number higher. So of those who are equal in score, in games and in both sums, the largest number receives the bye. This last
step always decides. Ratings are asked at no place, but where the numbers follow the ratings it is the lowest rated player.
The number is the one of the event as a whole, and not the place in the ranking of the present round.`,
};
