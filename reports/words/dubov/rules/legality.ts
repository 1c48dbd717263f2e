import type { RuleWords } from '../../system-words.js';

/** Words for the rules on what is never allowed, and on keeping the round possible to its end. */

export const rematch: RuleWords = {
  subject: 'rematch',
  page: `Two players meet at most once in a tournament. The rule stands above all criteria: a repeated game
is wrong even where it would equalise the averages of the opponents better, or spare an upfloater. Only games that were
really played count. After a forfeit the two may be paired again, and programs go wrong when they take the opponents from
the pairings of the earlier rounds instead of from the games.`,
};

export const byeBar2018: RuleWords = {
  subject: 'bye-bar',
  page: `Nobody receives the pairing-allocated bye who has had it before, or who has already won by
forfeit because an opponent did not appear. The bar is absolute: it comes before the score, the games and the number of
the player. A full-point bye that the player asked for does not bar under these rules, although it does since 2026; a
program that serves both editions has to tell them apart.`,
  gist: 'the bye, or a win because the opponent did not appear',
};

export const byeBar2026: RuleWords = {
  subject: 'bye-bar',
  page: `Nobody receives the pairing-allocated bye who has had it before, or who has scored as many
points as a win in one single round without playing. That is a forfeit win, but since 2026 also a full-point bye on
request; a half-point bye does not bar. The bar is absolute: it comes before the score, the games and the number of the
player. Article 3.1.1 names only the bye and the forfeit win, but refers to this criterion, which is wider.`,
  gist: 'the bye, or as many points as a win in one round without playing',
};

export const equalAbsoluteColours: RuleWords = {
  subject: 'equal-absolute-colours',
  page: `A player who has had the same colour in the two latest games, or two games more with
one colour than with the other, must get the other colour: the preference is absolute. Two players who must both have the
same colour do not meet, in the last round and at the top of the table neither: unlike the Dutch System this one knows no
exception for topscorers. Rounds without a game are left out of the sequence, and counting them is the usual mistake.`,
};

export const completion: RuleWords = {
  subject: 'completion',
  page: `Whoever gets the bye, and whoever is brought up into a bracket, all who are left must still be
pairable to the end under the absolute rules. The question is asked at every stage, from the bye on, and about all players
not yet paired at once; looking at one scoregroup after the other is not enough. A round that is legal to its end has been
completed, so a round in which this rule is broken always breaks an absolute rule further down as well.`,
};

export const byeScore: RuleWords = {
  subject: 'bye-score',
  page: `The bye is the first thing that is decided in a round, before any scoregroup is paired. Among the
players who may have it, and without whom all the others can be paired, those with the lowest score come first. What the
pairings would look like then does not matter: no criterion on upfloaters or colours can move the bye to another player. A
program that pairs downwards and gives the bye to whoever is left at the bottom gives it to the wrong player now and
then.`,
};

export const byeNumber: RuleWords = {
  subject: 'bye-number',
  page: `When score and number of games are equal, the largest pairing number receives the bye, which is the
lowest rated of them where the numbers follow the ratings. This last step always decides, so that the bye is never left to
the rest of the pairing. The number is the one of the event as a whole, and not the place in the ranking of the present
round.`,
};
