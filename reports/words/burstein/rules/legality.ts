import type { RuleWords } from '../../system-words.js';

/** Words for the rules on what is never allowed, on keeping the round possible to its end, and on the bye. */

export const rematch: RuleWords = {
  subject: 'rematch',
  page: `Two players meet at most once in a tournament. The rule stands above all criteria: a repeated game
is wrong even where it would save a floater or bring together players whose opposition was most unlike. Only games that
were really played count, those of the seeding rounds included. After a forfeit the two may be paired again, and programs
go wrong when they take the opponents from the pairings of the earlier rounds instead of from the games.`,
};

export const byeBar: RuleWords = {
  subject: 'bye-bar',
  page: `Nobody receives the pairing-allocated bye who has had it before, or who has scored as many points
as a win in one single round without playing: by a forfeit win, or by a full-point bye on request. A half-point bye does not
bar. The bar is absolute: it comes before the score, the games and the ranking of the player. Article 3.1.1 names only
the bye and the forfeit win, but refers to this criterion, which quotes the Basic Rules and is wider.`,
};

export const equalAbsoluteColours: RuleWords = {
  subject: 'equal-absolute-colours',
  page: `A player who has had the same colour in the two latest games, or two games more with
one colour than with the other, must get the other colour: the preference is absolute. Two players who must both have the
same colour do not meet, in the last round and at the top of the table neither: after the seeding rounds, which are paired
by the Dutch System, there is no exception for topscorers. Rounds without a game are left out of the sequence.`,
};

export const completion: RuleWords = {
  subject: 'completion',
  page: `Whoever gets the bye, and whoever floats out of a bracket, all who are left must still be
pairable to the end under the absolute rules. The question is asked at every stage, from the bye on, and about all players
not yet paired at once; looking at the next scoregroup alone is not enough. A round that is legal to its end has been
completed, so a round in which this rule is broken always breaks an absolute rule further down as well.`,
};

export const byeScore: RuleWords = {
  subject: 'bye-score',
  page: `After the seeding rounds the bye is the first thing that is decided, before any bracket is paired.
Among the players who may have it, and without whom all the others can be paired, those with the lowest score come first;
with an acceleration the score includes the virtual points. What the pairings would look like then does not matter. A
program that pairs downwards and gives the bye to whoever is left at the bottom gives it to the wrong player now and then.`,
};
