import type { RuleWords } from '../../system-words.js';

/** Words for the rules on the orders in which sets of players and transpositions are tried. */

export const upfloaters: RuleWords = {
  subject: 'order-of-upfloaters',
  page: `When several sets of upfloaters are equally good on all criteria, the first one is taken. All players
below are numbered by descending score and, with equal scores, by ascending pairing number; of two sets the one comes first
that has the smaller number where they differ for the first time. As number and scores are settled before, this means the
smallest pairing numbers of the scores that are needed. Which pairs come out of it is asked only afterwards.`,
};

export const shifters: RuleWords = {
  subject: 'order-of-shifters',
  page: `A bracket is divided into those who prefer White and those who prefer Black, and the two groups must
become equally large; a bracket in which nobody has played is halved by pairing numbers instead. Who changes over is numbered from the middle of the list outwards: White seekers in the order of the
average rating of their opponents, Black seekers in the order of their pairing numbers; of two in the middle the higher one
goes first. First come the shifts that pairs within the smaller group make unavoidable, then those out of the larger group.
The first set is taken with which the fewest possible players miss their colour.`,
};

export const transposition: RuleWords = {
  subject: 'transposition',
  page: `After the shifts those of the first group stand in the order of the average rating of their
opponents, the lowest first, and the others in the order of their pairing numbers: so the weakest opposition so far meets
the strongest player of the other group. Where such pairs are not legal, the other group is rearranged, and the first
arrangement is taken in which all pairs are, the numbers being compared from the front. The averages are rounded to whole
numbers before they are compared, forfeited games are left out, and with equal averages the pairing number decides.`,
};
