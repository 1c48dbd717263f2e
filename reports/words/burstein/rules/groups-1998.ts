import { count, list } from '../../criterion-words.js';
import type { RuleWords } from '../../system-words.js';

/** Words for the rules on chapters 3, 5 and 6: who may meet, and how a score group is paired. */

export const rematch: RuleWords = {
  subject: 'rematch',
  page: `Two players meet at most once in a tournament. Only games that were really played count: after a forfeit the two may be
paired again. The tables of the text leave such pairs out, and what follows from that (another line, another floater, two score groups
considered as one) is most of what makes this system difficult.`,
};

export const sameColour: RuleWords = {
  subject: 'equal-absolute-colours',
  page: `A player with the same colour in the last two games, or with two games more of one colour, must get the other one. Two who
must both have the same colour cannot meet. Both articles say "shall not", so there is no exception for the last round nor for players with
many points, unlike in the Dutch System. Colours are those of games that were played.`,
};

export const prohibitedPair: RuleWords = {
  subject: 'prohibited-pair',
  page: `This is a rule of the tournament and not of the Burstein System: the organiser may order that some players shall not
meet, for all rounds or for some, and the file tells it in a record. Such a pair is treated like one that has played already, also where it
is asked whether a score group can be paired completely.`,
};

export const complete: RuleWords = {
  subject: 'pairs-in-group',
  page: `All players of a score group are paired with each other, those who have floated into it included; only of an odd number one
floats to the next group. Where that is impossible the group is considered as one with the next, the lowest group with the one above, as
often as it takes. More players who leave a group than the text has floaters part from this rule.`,
  sentence: count(
    ['player of the score group is not paired in it', 'players of the score group are not paired in it'],
    ['player not paired in the score group', 'players not paired in the score group'],
    'both',
  ),
};

export const next: RuleWords = {
  subject: 'floater-suits-next',
  page: `The floater must let the next score group be paired completely together with him, one of its own players floating if their
number is odd. If he does not, he goes back and the next combination of the table is tried. If no combination has such a floater, the two
score groups are considered as one. Nothing looks further than the next group.`,
  sentence: count(
    [
      'player floats with whom the next score group cannot be paired completely',
      'players float with whom the next score group cannot be paired completely',
    ],
    ['floater who does not suit the next score group', 'floaters who do not suit the next score group'],
    'higher',
  ),
};

export const again: RuleWords = {
  subject: 'floater-again',
  page: `Who has come into a score group as a floater is paired there and does not float again: the text calls such lines of the table
not valid. That holds for score groups considered as one as well. If nobody else can float, the group is considered as one with the next.`,
  sentence: count(
    ['player floats who has come as a floater himself', 'players float who have come as floaters themselves'],
    ['floater floating again', 'floaters floating again'],
    'higher',
  ),
};

export const due: RuleWords = {
  subject: 'colour-preferences',
  page: `As many players of a score group as possible get their due colours. Only among the combinations that give the most the order of
the tables decides, so one that comes late may be right: in the text's own example the fourth of fifteen. Who floats gets no colour here and
does not count; a player without a game is due no colour.`,
  sentence: list(
    [
      'the number of players of the score group who get their due colours is',
      'the numbers of players of the score group who get their due colours are',
    ],
    'number of due colours',
    'both',
  ),
};

export const even: RuleWords = {
  subject: 'order-of-pairings',
  page: `The players of a score group stand in the order of Sonneborn-Berger, then Buchholz, Median and rating. The highest meets the lowest
whom he may meet, the second highest the lowest who is left, and so on: opponents are tried from the bottom upward, the last players'
first. Floaters stand where their own values put them, whatever their points.`,
};

export const odd: RuleWords = {
  subject: 'order-of-pairings',
  page: `In a score group of an odd number the order of the combinations is the same, with the floater as the last of all opponents: a
player floats only after he has been tried with everybody who is left below him. So the first to float is the one in the middle, and the
highest player is the floater in the last combinations only.`,
};
