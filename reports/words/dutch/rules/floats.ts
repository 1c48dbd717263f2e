import type { RuleWords } from '../../system-words.js';
import {
  downAgain,
  downDifferences,
  mdpDifferences,
  opponentAgain,
  opponentDifferences,
  residentAgain,
  upAgain,
  upDifferences,
} from './float-sentences.js';
import type { EarlierRound } from './float-sentences.js';

/** Words for the rules on players who floated in the last two rounds. The editions count differently, so each has its own. */

const WHICH_ROUND = {
  'previous-round': `Floats belong to rounds and not to games: if the player was away in the previous round, that round is the one
that counts, not the last one played.`,
  'two-rounds-before': `Two rounds before means that very round by its number, whether or not the player took part in it or in the
one between.`,
} as const;

export const downfloatAgain2017 = (round: EarlierRound): RuleWords => ({
  subject: `downfloat-${round.id}`,
  page: `A player who floated down ${round.when} should not float
down now: weaker opponents time after time would be an unfair advantage. Everybody counts who leaves the
bracket unpaired, and also a moved-down player who is paired here with somebody of a lower score. Under these rules
every round without a game, whatever the reason, was a downfloat too, even a forfeit lost. ${WHICH_ROUND[round.id]}`,
  sentence: downAgain(round),
  gist: 'whoever floats down, a moved-down player paired lower too; every unplayed round was a downfloat',
});

export const upfloatAgain2017 = (round: EarlierRound): RuleWords => ({
  subject: `upfloat-${round.id}`,
  page: `A player who was paired with somebody of a higher score
${round.when} should not be paired upwards now. So the residents whom the moved-down players meet are chosen among
those who did not float up then, as far as everything more important allows. Only pairs with different scores give an
upfloat; no round without a game ever does. ${WHICH_ROUND[round.id]}`,
  sentence: upAgain(round),
  gist: 'whoever is paired with a higher score',
});

export const downfloatDifferences2017 = (round: EarlierRound): RuleWords => ({
  subject: `downfloat-differences-${round.id}`,
  page: `When it cannot be avoided that players who floated down
${round.when} float down again, at least the steps shall be small: their score differences are listed from the
largest and compared number by number. A player who leaves the bracket counts with the distance to a value one point
below the lowest score of the bracket. So of two moved-down players with equal scores the one who floated before is paired
here rather than moved on, and in a collapsed last bracket meets the opponent with the nearer score. Where all of them are
paired with residents of one score there is nothing to choose, so the criterion decides rarely.`,
  sentence: downDifferences(round),
});

export const upfloatDifferences2017 = (round: EarlierRound): RuleWords => ({
  subject: `upfloat-differences-${round.id}`,
  page: `When it cannot be avoided that players who floated up
${round.when} float up again, at least they shall not have to climb far: the differences between their scores and
those of their opponents are listed from the largest and compared number by number. It takes moved-down players of
different scores (or residents of different scores, in a collapsed last bracket) for the criterion to find a difference,
so it decides rarely and is seldom tested.`,
  sentence: upDifferences(round),
});

export const residentDownfloatAgain2026 = (round: EarlierRound): RuleWords => ({
  subject: `downfloat-${round.id}`,
  page: `A resident of the bracket who floated down
${round.when} should not be among its downfloaters now. Only residents count here; moved-down players who have to
move on are left to later criteria. The pairing-allocated bye was a downfloat, and so was every round without a game that
brought more points than a loss: a half-point bye, a forfeit won. An absence without points, or a forfeit lost, was not,
in contrast to the rules of 2017. ${WHICH_ROUND[round.id]}`,
  sentence: residentAgain(round),
  gist: 'only residents who leave the bracket; an unplayed round was a downfloat where it scored more than a loss',
});

export const opponentUpfloatAgain2026 = (round: EarlierRound): RuleWords => ({
  subject: `upfloat-${round.id}`,
  page: `The residents whom the moved-down players meet receive
an upfloat; they shall be players who did not float up ${round.when}. Only opponents of moved-down players are
counted, one for each such pair. No round without a game gives an upfloat. ${WHICH_ROUND[round.id]}`,
  sentence: opponentAgain(round),
  gist: 'only opponents of moved-down players',
});

export const mdpDifferences2026 = (round: EarlierRound): RuleWords => ({
  subject: `downfloat-differences-${round.id}`,
  page: `For moved-down players who floated down ${round.when}, the
new step down shall be small: the differences between their scores and those of their opponents are listed from the
largest and compared number by number. The text does not say how large the difference of a moved-down player is who stays
unpaired and moves on; it is taken as larger than that of every pair. All residents of a bracket have one score, so the
criterion decides mainly which of several moved-down players with equal scores is paired here and which has to move on.`,
  sentence: mdpDifferences(round),
  gist: 'only of moved-down players; one who stays unpaired weighs more than any pair',
});

export const opponentDifferences2026 = (round: EarlierRound): RuleWords => ({
  subject: `upfloat-differences-${round.id}`,
  page: `When residents who floated up ${round.when} have to
meet moved-down players again, their opponents shall be no higher above them than need be: the differences are listed from
the largest and compared number by number. That takes moved-down players of different scores, the remains of more than
one bracket, so the criterion decides rarely. The number of such residents has been settled by an earlier criterion; this
one only says whom of the moved-down players they meet.`,
  sentence: opponentDifferences(round),
  gist: 'only opponents of moved-down players',
});
