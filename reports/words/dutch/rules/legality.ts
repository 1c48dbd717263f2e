import type { RuleWords } from '../../system-words.js';

/** Words for the rules on what is never allowed, and on keeping the round possible to its end. */

export const rematch: RuleWords = {
  subject: 'rematch',
  page: `Two players meet at most once in a tournament. The rule stands above all criteria: a repeated
game is wrong even where it would make everything else in the round better. Only games that were really played count.
After a forfeit the two may be paired again, and programs go wrong when they take the opponents from the pairings of
the earlier rounds instead of from the games.`,
};

export const byeBar2017: RuleWords = {
  subject: 'bye-bar',
  page: `Nobody receives the pairing-allocated bye who has had it before, or who has already won by
forfeit because an opponent did not appear: points without a game shall not come to the same player twice. The bar is
absolute, so a second bye is wrong even where few legal pairings are left. A full-point bye that the player asked for
does not bar under these rules, although it does since 2026; a program that serves both editions has to tell them
apart.`,
};

export const byeBar2026: RuleWords = {
  subject: 'bye-bar',
  page: `Nobody receives the pairing-allocated bye who has had it before, or who has scored as many
points as a win in one single round without playing. That is a forfeit win, but since 2026 also a full-point bye on
request; a half-point bye does not bar. The bar is absolute and not a wish: some programs give a second bye where the
other pairings look much worse, and that is never right as long as a legal pairing exists.`,
};

export const equalAbsoluteColours: RuleWords = {
  subject: 'equal-absolute-colours',
  page: `A player who has had the same colour twice in a row, or two games more with one
colour than with the other, must get the other colour: the preference is absolute. Two players who must both have the
same colour cannot meet, because one of them would be wronged. The exception is the final round, where a pair is
allowed as soon as one of the two is a topscorer, that is, has more than half of the points that could be had. Colours
are those of games really played; rounds without a game are left out of the sequence, and counting them is the usual
mistake.`,
};

export const completion2017: RuleWords = {
  subject: 'completion',
  page: `Normally a bracket is paired without regard to what comes below. Only when the
downfloaters it leaves, together with all lower players, cannot be paired to the end is it taken up again as the
penultimate bracket: now the downfloaters must be such that the round can be completed, and this comes before the number
of pairs. All lower players then form one collapsed last bracket, whatever their scores. In the penultimate bracket the
look at the following bracket (C.7) no longer applies, which is easily overlooked. A round that is legal to its end has
been completed, so a round in which this rule is broken always breaks an absolute rule further down as well.`,
  gist: 'asked where the pairing has run aground: then in the bracket above, with all players below it in one bracket',
};

export const completion2026: RuleWords = {
  subject: 'completion',
  page: `The downfloaters of every bracket must leave a rest that can be paired to the end under
the absolute rules, with a bye for a player who may take it when the number is odd. In contrast to 2017 the question is
asked in every bracket from the start, and not only when the pairing has run aground. It is a question about all
players not yet paired at once, so looking at one bracket after the other is not enough. A round that is legal to its
end has been completed, so a round in which this rule is broken always breaks an absolute rule further down as well.`,
  gist: 'asked in every bracket, from the first on',
};

export const byeScore: RuleWords = {
  subject: 'bye-score',
  page: `With an odd number of players the bye goes to a player with the lowest score for which a legal
pairing of the whole round exists. The rule ranks above the number of pairs: the lowest possible score is settled
before the first bracket is paired, and every bracket has to keep it within reach, even if it must let more players
float down for that. A program that thinks about the bye only in the last bracket finds too late that the player who
should have it is needed, or barred. Among players with that score the later criteria decide.`,
};

export const byeTakersUnplayedGames: RuleWords = {
  subject: 'bye-unplayed-games',
  page: `When the only downfloater of a bracket is bound to end up with the bye, it should
be a player who has had few rounds without a game, so that nobody misses one game after the other. Every kind of round
without a game counts: an absence, a half-point bye, a forfeit won or lost. The criterion speaks only where the
downfloater can no longer be paired further down. Applying it to every bracket with one downfloater, or only to the very
last bracket, are both mistakes that programs had to correct.`,
};
