import type { RuleWords } from '../../system-words.js';

/** Words for the rules on the sequence of candidates, which decides when all criteria are equal. */

export const transposition: RuleWords = {
  subject: 'transposition',
  page: `When several candidates are equally good on all criteria, the one that is generated first
wins. The first is always the natural one, upper half against lower half in order. Then the lower half is rearranged, and
the arrangements come in the order of the numbers that face the upper half: the top player's opponent changes last. So of
two pairings that keep the halves the better is the one whose first differing board, from the top, has the opponent with
the smaller number. In a bracket with moved-down players the same order goes for the residents whom these meet.`,
};

export const residentExchange: RuleWords = {
  subject: 'resident-exchange',
  page: `If no arrangement of the lower half will do, players change between the halves. Fewer
exchanged players come before more; then the closer together the exchanged numbers are, the better; then the larger number
that leaves the upper half, and last the smaller number that comes into it. An exchange is wrong whenever keeping the
halves would have been as good on all criteria. Numbers are those within the bracket, and a remainder is numbered afresh
from 1, which is often overlooked.`,
};

export const mdpSet2017: RuleWords = {
  subject: 'mdp-set',
  page: `When not all moved-down players can be paired, some stay in the Limbo and move on. Which of them
are paired is decided by their scores first, through the pairing score difference, and between sets of equal scores by
their numbers: the set with the smaller numbers comes first. The order matters only after all criteria have been found
equal for the whole bracket, so a set with larger numbers may well be right because it does better on colours or floats.`,
};

export const mdpSet2026: RuleWords = {
  subject: 'mdp-set',
  page: `When not all moved-down players can be paired, some stay in the Limbo and move on. Only sets are
tried that leave the lowest possible scores in the Limbo, and of these the one with the smallest differing number comes
first: 1 and 3 before 1 and 4 before 3 and 4. The order matters only after all criteria have been found equal for the
whole bracket, so a set with larger numbers may well be right because it does better on colours or floats.`,
  gist: 'only sets whose Limbo has the lowest scores, then the smallest numbers',
};
