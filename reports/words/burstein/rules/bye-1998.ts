import { list } from '../../criterion-words.js';
import type { CriterionWords } from '../../criterion-words.js';
import type { RuleWords } from '../../system-words.js';

/** Words for the rules on chapter 4: who has the bye. */

export const bar: RuleWords = {
  subject: 'bye-bar',
  page: `Nobody receives the pairing-allocated bye who has already had a full point without playing: an earlier bye, a win because an
opponent did not appear, or a full-point bye that was asked for. That is what "a point without playing" says, and it is wider than the rule of
other systems of those days. Half-point byes do not bar. Where nobody is left who may have the bye, no pairing of the round is legal.`,
};

export const rest: RuleWords = {
  subject: 'completion',
  page: `The bye is given before any score group is paired, and it must go to somebody without whom all others can still be
paired: nobody who has met, nobody twice bound to the same colour. The text does not say so, but a bye that leaves no legal pairing is no
pairing at all. The next player in the order of 4.2 and 4.3 is taken then.`,
};

export const group: RuleWords = {
  subject: 'bye-score',
  page: `With an odd number of players the bye goes to the lowest score group. A higher group is asked only when nobody in the
lowest one may have the bye, or none of them leaves players who can all be paired. It is settled before the first group is paired, so the
lowest group is that of all players and no floater is looked at.`,
  sentence: ofBye('score', 'score', 'scores'),
};

export const strength: RuleWords = {
  subject: 'bye-sonneborn-berger',
  page: `Within the lowest score group the player with the lowest Sonneborn-Berger has the bye: the sum of the scores of the
opponents, each times the points won from him. Only games count; a round without one leaves no trace. A player who has lost everything has
zero, so in the lowest group of all it is often the next value that decides.`,
  sentence: ofBye('Sonneborn-Berger', 'Sonneborn-Berger', 'Sonneborn-Berger values'),
};

export const buchholz: RuleWords = {
  subject: 'bye-buchholz',
  page: `When several players of the lowest score group have the lowest Sonneborn-Berger, the one with the lowest Buchholz has the bye:
the sum of the scores of his opponents. Only opponents of games count, with all the points that they have now. Who has played fewer games
than others has a lower Buchholz for that alone.`,
  sentence: ofBye('Buchholz', 'Buchholz', 'Buchholz values'),
};

export const median: RuleWords = {
  subject: 'bye-median',
  page: `When the Buchholz is equal as well, the lowest Median decides: the Buchholz without the best and the worst of the
opponents, and zero for fewer than three games. The text only says "and so on" here, which is read as the order of 3.2. In the first rounds
all Medians are zero and the ratings decide.`,
  sentence: ofBye('Median', 'Median', 'Medians'),
};

export const rating: RuleWords = {
  subject: 'bye-rating',
  page: `When Sonneborn-Berger, Buchholz and Median are equal, as in the first round, the player with the lowest rating has the
bye. Ratings come from the file and stay as they are during the tournament; who has none counts as the lowest. The number in the starting
list is not asked as long as the ratings differ.`,
  sentence: ofBye('rating', 'rating', 'ratings'),
};

export const last: RuleWords = {
  subject: 'bye-number',
  page: `When even the ratings are equal, the last one in the initial order has the bye. The text ends with the ratings, so this is the
smallest step beyond it: who stands last among equals is the lowest. Another program may draw lots here: a deviation that names this step
says no more than that the text is silent.`,
  sentence: ofBye('initial place', 'place in the initial order', 'places in the initial order'),
};

function ofBye(what: string, one: string, many: string): CriterionWords {
  return list(
    [`the ${one} of the player with the bye is`, `the ${many} of those with the bye are`],
    what,
    'higher',
    'the player with the bye',
  );
}
