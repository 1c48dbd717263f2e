import { count, list } from '../../criterion-words.js';
import type { RuleWords } from '../../system-words.js';

/** Words for the rules on the quality of a bracket: who floats out of it, and what it does to the colours. */

export const fewestFloaters: RuleWords = {
  subject: 'number-of-pairs',
  page: `Of all legal ways to pair a bracket, those with the most pairs are kept: as few players as possible
shall have to play in another scoregroup. Nothing about opposition or colours may cost a pair. Players who floated into the
bracket may meet each other like everybody else in it, though by then they have usually met, or must have the same colour.
What can be done in the bracket alone is not the whole question: those below must still be pairable, which sometimes costs a
pair more.`,
  sentence: count(['player floats', 'players float'], ['outgoing floater', 'outgoing floaters'], 'higher'),
};

export const lowestFloaters: RuleWords = {
  subject: 'downfloaters',
  page: `When some players have to float out of a bracket, they shall be those with the lowest scores: the
highest score among them is made as low as possible, then the second highest, and so on. So somebody who floated in already is
paired before a resident is, and the one with the higher score first. Programs that compare the scores from the lowest
upwards, or add them up, go wrong as soon as floaters of several scores meet in a bracket.`,
  sentence: list(
    ['the score of the outgoing floater is', 'the scores of the outgoing floaters are'],
    'score of an outgoing floater',
    'higher',
  ),
};

export const following: RuleWords = {
  subject: 'following-bracket',
  page: `Between sets of floaters that are equal in number and scores, the one is chosen that serves the following
bracket best: there, too, as many pairs as possible come first, and then the lowest scores of those who float on. All that is
legal counts, as long as the round can be completed, but no colour preference does. Only the next bracket is looked at. The
criterion says who floats, and it stands before the colours and before the order of the pairings, which only decide
between sets that are equal here.`,
};

export const colourPreferences: RuleWords = {
  subject: 'colour-preferences',
  page: `Two players who want the same colour cannot both get it, so every such pair costs one
disappointed player; the fewer the better. The number is taken over all pairs of the bracket, floaters from above
included. Every preference counts alike, a mild one as much as an absolute one, but a player who has not played yet wants no
colour and never counts. The criterion is stronger than the order of the pairings: the strongest opposition meets the
weakest only as far as it costs no colour.`,
  sentence: count(
    ['player does not get their colour preference', 'players do not get their colour preference'],
    ['player without their colour preference', 'players without their colour preference'],
    'one of the pair',
  ),
};

export const order: RuleWords = {
  subject: 'order-of-pairings',
  page: `In a bracket the players are numbered by the opposition that they have met so far, the strongest first; scores
play no part, and floaters are sorted in among the residents. Among pairings that are equally good the one comes first in which
number 1 has the opponent with the largest number, then number 2, and so on; to float comes last. So who has met the
strongest opponents meets somebody who has met the weakest, which brings the averages together. Numbering the players by
score or by pairing number is the usual mistake.`,
};
