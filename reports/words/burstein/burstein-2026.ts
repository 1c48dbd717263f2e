import { alternate, byeGames, prohibitedPair } from '../common-rules.js';
import { PLAYERS } from '../participants.js';
import type { EditionWords } from '../system-words.js';
import { count, list } from '../criterion-words.js';

/** The words for each rule, in the order in which they are applied. */
export const burstein2026: EditionWords = {
  C1: {
    subject: 'rematch',
    page: `Two players meet at most once in a tournament. The rule stands above all criteria: a repeated game
is wrong even where it would save a floater or bring together players whose opposition was most unlike. Only games that
were really played count, those of the seeding rounds included. After a forfeit the two may be paired again, and programs
go wrong when they take the opponents from the pairings of the earlier rounds instead of from the games.`,
  },
  C2: {
    subject: 'bye-bar',
    page: `Nobody receives the pairing-allocated bye who has had it before, or who has scored as many points
as a win in one single round without playing: by a forfeit win, or by a full-point bye on request. A half-point bye does not
bar. The bar is absolute: it comes before the score, the games and the ranking of the player. Article 3.1.1 names only
the bye and the forfeit win, but refers to this criterion, which quotes the Basic Rules and is wider.`,
  },
  C3: {
    subject: 'equal-absolute-colours',
    page: `A player who has had the same colour in the two latest games, or two games more with
one colour than with the other, must get the other colour: the preference is absolute. Two players who must both have the
same colour do not meet, in the last round and at the top of the table neither: after the seeding rounds, which are paired
by the Dutch System, there is no exception for topscorers. Rounds without a game are left out of the sequence.`,
  },
  'prohibited-pair': prohibitedPair(PLAYERS),
  C4: {
    subject: 'completion',
    page: `Whoever gets the bye, and whoever floats out of a bracket, all who are left must still be
pairable to the end under the absolute rules. The question is asked at every stage, from the bye on, and about all players
not yet paired at once; looking at the next scoregroup alone is not enough. A round that is legal to its end has been
completed, so a round in which this rule is broken always breaks an absolute rule further down as well.`,
  },
  '3.1.3': {
    subject: 'bye-score',
    page: `After the seeding rounds the bye is the first thing that is decided, before any bracket is paired.
Among the players who may have it, and without whom all the others can be paired, those with the lowest score come first;
with an acceleration the score includes the virtual points. What the pairings would look like then does not matter. A
program that pairs downwards and gives the bye to whoever is left at the bottom gives it to the wrong player now and then.`,
  },
  '3.1.4': byeGames,
  '1.8.1.1': {
    subject: 'ranking-buchholz',
    page: `After the seeding rounds players are ranked by the opposition that they have met, and not by their
scores. The first number is the sum of the present scores of the opponents. A round without a game counts as one against
oneself, so that it adds the own score; a series of zero-point byes that reaches the present round counts for the opponents
of the player as draws. Virtual points are left out. The rule is named where it decides who receives the bye: of equal
scores and games the lowest ranked player. In a bracket the same ranking gives the order of the pairings.`,
    byeNumber: 'Buchholz',
  },
  '1.8.1.2': {
    subject: 'ranking-sonneborn-berger',
    page: `Of players with equal sums of the scores of their opponents, the one ranks higher whose points
were made against the stronger ones: for every opponent the points earned are multiplied by the present score, and added up.
A round without a game counts as one against oneself with the result that gave the points. The rule is named where it decides
who receives the bye. In a bracket it orders the players all the same; a program that stops after the first number falls
back on the pairing numbers too early.`,
    byeNumber: 'Sonneborn-Berger',
  },
  '1.8.2': {
    subject: 'ranking-number',
    page: `Players whose index is the same in both its parts are ranked by their pairing numbers, the smaller
number higher. So of those who are equal in score, in games and in both sums, the largest number receives the bye. This last
step always decides. Ratings are asked at no place, but where the numbers follow the ratings it is the lowest rated player.
The number is the one of the event as a whole, and not the place in the ranking of the present round.`,
  },
  C5: {
    subject: 'number-of-pairs',
    page: `Of all legal ways to pair a bracket, those with the most pairs are kept: as few players as possible
shall have to play in another scoregroup. Nothing about opposition or colours may cost a pair. Players who floated into the
bracket may meet each other like everybody else in it, though by then they have usually met, or must have the same colour.
What can be done in the bracket alone is not the whole question: those below must still be pairable, which sometimes costs a
pair more.`,
    sentence: count(['player floats', 'players float'], ['outgoing floater', 'outgoing floaters'], 'higher'),
  },
  C6: {
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
  },
  C7: {
    subject: 'following-bracket',
    page: `Between sets of floaters that are equal in number and scores, the one is chosen that serves the following
bracket best: there, too, as many pairs as possible come first, and then the lowest scores of those who float on. All that is
legal counts, as long as the round can be completed, but no colour preference does. Only the next bracket is looked at. The
criterion says who floats, and it stands before the colours and before the order of the pairings, which only decide
between sets that are equal here.`,
  },
  C8: {
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
  },
  '4.3': {
    subject: 'order-of-pairings',
    page: `In a bracket the players are numbered by the opposition that they have met so far, the strongest first; scores
play no part, and floaters are sorted in among the residents. Among pairings that are equally good the one comes first in which
number 1 has the opponent with the largest number, then number 2, and so on; to float comes last. So who has met the
strongest opponents meets somebody who has met the weakest, which brings the averages together. Numbering the players by
score or by pairing number is the usual mistake.`,
  },
  '5.2.1': {
    subject: 'colours-first-games',
    page: `Of two players who have not played a game yet, the higher ranked one gets the colour that was drawn by
lot before round 1 when the pairing number is odd, and the other colour when it is even. After the seeding rounds this can
only happen between late entries, or players without luck: nobody else is without a game. Higher ranked is who has the higher
index, which unplayed rounds make up too. Numbers are counted among those who have taken part so far.`,
  },
  '5.2.2': {
    subject: 'colours-grant-both',
    page: `If the two players want different colours, both get their wish. Most pairs are settled by this step.
A player who has not played yet wants no colour, so the opponent gets the wish, whatever it is. Byes and forfeits give no
colour, although a forfeited game was published with one: what counts are the games that were played, those of the seeding
rounds included.`,
  },
  '5.2.3': {
    subject: 'colours-grant-stronger',
    page: `If both want the same colour, the stronger wish wins: absolute before strong, strong before mild. Two
absolute wishes for the same colour never meet, so that no further comparison is needed. A strong wish comes from one game
more with one colour than with the other; a mild one from equally many games of both, and asks for the colour that the player
did not have in the latest game.`,
  },
  '5.2.4': alternate,
  '5.2.5': {
    subject: 'colours-higher-ranked',
    page: `If both want the same colour equally, and their sequences of colours do not differ as far back as both
reach, the higher ranked player gets the wish. Higher ranked is who has met the stronger opposition, by the index of the
system, and not who has more points: a program that looks at the scores here, as in the Dutch System, gets the colours of such
pairs wrong. The player gets the colour that is wanted, which need not be White.`,
  },
};
