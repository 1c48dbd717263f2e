import { described } from '../../criterion-words.js';
import type { RuleWords } from '../../system-words.js';
import { valueTexts } from '../../numbers.js';
import { lastOf, withScore } from './sentences.js';

/** Words for the rules on article 1 and on what forbids pairs. */

export const bar1999: RuleWords = {
  subject: 'bye-bar',
  page: `Nobody receives the pairing-allocated bye who has had it before, or who has already won because an opponent did not
appear (C.04.1.d, to which article 1 refers). A full-point bye that was asked for does not bar it: it is no win. Where nobody is left who
may have the bye, no pairing of the round is legal, for the text knows no exception.`,
  gist: 'the bye, or a win because the opponent did not appear',
};

export const bar2026: RuleWords = {
  subject: 'bye-bar',
  page: `Nobody receives the pairing-allocated bye who has had it before, or who has scored as many points as for a win in one
round without playing, be it by a forfeit or by a full-point bye that was asked for (Basic Rules, article 4). The words on the bye of 1999
barred fewer players. Where nobody is left who may have the bye, no pairing of the round is legal, for the text knows no exception.`,
  gist: 'the bye, or as many points as a win in one round without playing',
};

export const rest: RuleWords = {
  subject: 'completion',
  page: `The bye must go to a player without whom all the others can still be paired: nobody who has met, nobody twice bound to
the same colour. The text does not say so, but a bye that leaves no legal pairing is no pairing at all. The next higher rank of the lowest
group is taken then, and after them the last of the group above.`,
};

export const group: RuleWords = {
  subject: 'bye-score',
  page: `With an odd number of players the bye goes to the lowest scoregroup. A higher group is asked only when nobody in the
lowest one may have the bye, or none of them leaves players who can all be paired. It is settled before the first scoregroup is paired:
otherwise the lowest group, from which pairing goes upwards, would have a player too many.`,
  sentence: described(
    (theirs, ours) =>
      `the bye was given to ${withScore(theirs)}; it goes to the lowest scoregroup with somebody who can have it, to ${withScore(ours)}`,
    (theirs, ours) => `the bye was given to ${withScore(theirs)}, ${valueTexts(ours).join()} is possible`,
  ),
};

export const rank: RuleWords = {
  subject: 'bye-number',
  page: `Within the lowest scoregroup the player with the lowest rank has the bye: the one with the largest pairing number.
Ratings, colours and earlier floats are not asked. In the first round that is the last player of the pairing list (7.1).`,
  sentence: described(
    (theirs, ours) =>
      `the bye was given to ${lastOf(theirs)}; it goes to the lowest ranked of the scoregroup who can have it, ${lastOf(ours)}`,
    (theirs, ours) => `the bye was given to ${lastOf(theirs)}, ${lastOf(ours)} is ranked lower`,
  ),
};

export const rematch: RuleWords = {
  subject: 'rematch',
  page: `Two players who have played each other are not compatible, so that they never meet again, not even in the last
round or in a blocked median scoregroup. A game that was won or lost by forfeit was not played; its two players may be paired. Everything
else in this text, the order of exchanges, the floaters and the cracking of pairings, is there to keep this rule.`,
};

export const colours: RuleWords = {
  subject: 'equal-absolute-colours',
  page: `Two players are not compatible when both would have to have the same colour: because of two games with the other
one in a row, or because of a difference of two. Nobody has a colour three times running, or three more of one than of the other. Only in
the last round do players of equal scores meet all the same, where their scoregroup gains a pairing by it (article 6).`,
};

export const prohibitedPair: RuleWords = {
  subject: 'prohibited-pair',
  page: `The organiser may keep two players apart, members of one family or of one federation, say, in the whole
tournament or for some rounds; the file says so in a record of its own. Such players are treated as if they had met. The text of the
regulation does not speak of it, so that programs without this option pair those rounds otherwise.`,
};
