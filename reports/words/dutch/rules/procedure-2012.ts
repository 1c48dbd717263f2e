import { count, list } from '../../criterion-words.js';
import type { RuleWords } from '../../system-words.js';
import { downfloaters, opponentAgain, residentAgain } from './float-sentences.js';
import type { EarlierRound } from './float-sentences.js';

/** Words for the rules on the requirements of 2012, which a bracket gives up one after the other. */

export const byeBar: RuleWords = {
  subject: 'bye-bar',
  page: `Nobody receives the bye who has had a point or half a point without playing: a bye, a half-point bye, a win
because the opponent did not appear. A lost forfeit or an absence without points bars nobody. Where every player present is barred
the text has no answer; somebody has to get the bye, so the bar is set aside. Programs that come from later editions forget that
half a point is enough here.`,
};

export const lastBracket: RuleWords = {
  subject: 'completion',
  page: `The downfloaters of the penultimate bracket must be such that the last bracket can be paired with them,
within B.1 and B.2 and with a bye where the number is odd. Only the penultimate bracket is asked; those above are paired regardless
of what comes below. Where it has no such pairing with at least one pair (and at least one moved-down player in it, if one of them has
an opponent there; fewer pairs are made for that) the last two brackets are joined, and everything is paired again from the top with
that longer last bracket. A bracket in which nobody has an opponent at all is moved down entirely, like any other (C.14.a), and is
joined only if that does not help.`,
  gist: 'asked of the penultimate bracket; where it has no such pairing, it is joined with the last one',
};

export const byeBelow: RuleWords = {
  subject: 'bye-score',
  page: `After two brackets were joined into the last one, the upper of them is S1. Where it has fewer players than
the lower one, it is paired first like moved-down players; then the bye goes to a player of the lower bracket if that is
possible at all. The text does not say so in as many words; the program that was endorsed for this edition does it.`,
  sentence: count(
    [
      'player of the upper one of two joined brackets gets the bye',
      'players of the upper one of two joined brackets get the bye',
    ],
    ['bye in the upper one of two joined brackets', 'byes in the upper one of two joined brackets'],
    'higher',
  ),
  gist: 'only in joined brackets: the bye goes to a player of the lower one',
};

export const pairs: RuleWords = {
  subject: 'number-of-pairs',
  page: `As many pairs as possible are made in a bracket: P starts with half of its players and is lowered by one only when
nothing else helps (C.14). So nobody floats down for the sake of a colour or a float. In brackets above the penultimate the number
of pairs is that of the bracket alone, whatever becomes of those who float.`,
  sentence: downfloaters,
  gist: 'as many pairs as possible; the penultimate bracket is joined with the last one where none is left',
};

export const movedDown: RuleWords = {
  subject: 'downfloaters',
  page: `Those who have come down are paired first, as many of them as possible. Only when the bracket has no pairing
with all of them is M1 lowered by one (C.14.b). In the penultimate bracket, where the downfloaters have to suit the last one, the number
of pairs comes first. When no moved-down player can be paired with a resident at all, the penultimate and the last bracket are
joined; in the last bracket itself everybody is then treated alike.`,
  sentence: count(
    ['moved-down player stays unpaired', 'moved-down players stay unpaired'],
    ['moved-down player unpaired', 'moved-down players unpaired'],
    'higher',
  ),
};

export const movedDownOfJoined: RuleWords = {
  subject: 'downfloaters',
  page: `After two brackets were joined into the last one, the upper of them is S1, and as many of its players
as possible meet players of the lower one; the others meet each other. With at least half of the players in the upper bracket nothing of
this applies: the bracket is homogeneous (A.3).`,
  sentence: count(
    [
      'pair has two players of the upper one of two joined brackets',
      'pairs have two players of the upper one of two joined brackets',
    ],
    ['pair within the upper of two joined brackets', 'pairs within the upper of two joined brackets'],
    'both',
  ),
};

export const scores: RuleWords = {
  subject: 'downfloaters',
  page: `When not all moved-down players can be paired, those who stay unpaired have the lowest scores that allow it. C.8.b with
D.3 alone would take the sets by their numbers; but A.11 puts the closeness of scores above the colours, and the program endorsed for
this edition does too.`,
  sentence: list(
    [
      'the score of the moved-down player who stays unpaired is',
      'the scores of the moved-down players who stay unpaired are',
    ],
    'score of an unpaired moved-down player',
    'higher',
  ),
};

export const squares: RuleWords = {
  subject: 'downfloaters',
  page: `In the last bracket after two were joined, players of several scores meet, and B.3 asks for differences as small as
possible. The text gives no measure; the endorsed program adds up the squares of the differences, the bye being worth one point less
than the lowest player of the bracket, and compares the sums before it looks at the colours. Two games with one point between the
players are better than one with two points and one with none.`,
  sentence: list(
    ['the squares of the score differences add up to', 'the squares of the score differences add up to'],
    'sum of the squares of the score differences',
    'both',
  ),
};

export const backtrack: RuleWords = {
  subject: 'following-bracket',
  page: `When those who float down cannot all be paired in the following bracket (or, if they are more, not as many as it has
players), the bracket that they come from is looked at once more: other downfloaters are taken, of the same number and scores, who can
be paired there. Colours and floats of the upper bracket are given up for that, but no pair. If the following bracket is the last one,
getting the bye there is no way out for a downfloater as long as others of the same score can all be paired. If there are no such others
the first choice stands.`,
  sentence: {
    kind: 'flag',
    long: {
      published: 'the downfloaters cannot all be paired in the following bracket',
      reference: 'by the rules others of the same scores float down, who can be',
    },
    short: 'downfloaters whom the next bracket cannot pair, others are possible',
    who: 'higher',
  },
  gist: 'downfloaters of the same scores who can all be paired in the following bracket',
};

export const topscorers: RuleWords = {
  subject: ['topscorers-colour-difference', 'topscorers-third-colour'],
  page: `In the last round B.2 may be ignored for topscorers, if that saves a floater: two players with absolute preferences
for the same colour meet as soon as one of them is a topscorer. It is given up for as few pairs as possible, and before the number of
pairs is lowered.`,
  sentence: count(
    [
      'pair with a topscorer has two absolute preferences for the same colour',
      'pairs with a topscorer have two absolute preferences for the same colour',
    ],
    ['pair with a topscorer against B.2', 'pairs with a topscorer against B.2'],
    'both',
  ),
  gist: 'one requirement: pairs with a topscorer, both having an absolute preference for the same colour',
};

export const oddRounds: RuleWords = {
  subject: 'strong-colour-preferences',
  page: `In an odd round players with a strong preference are treated as if it were absolute, for they have an even number of
games after it and shall then be balanced. So pairs of two such players with the same colour are avoided before the number of all colour
preferences is looked at, but not at the price of a floater or of a larger score difference. The rule does not exist in even rounds,
nor in any later edition; players who missed a round fall under it by their preference, not by the number of their games.`,
  sentence: count(
    [
      'pair of an odd round has two strong or absolute preferences for the same colour',
      'pairs of an odd round have two strong or absolute preferences for the same colour',
    ],
    ['pair against A.7.d', 'pairs against A.7.d'],
    'both',
  ),
  gist: 'only in odd rounds, before X',
};

export const x: RuleWords = {
  subject: 'colour-preferences',
  page: `X is the number of pairs of a bracket in which both players want the same colour, so that one of them will not get it.
It starts at the least number that the preferences of the bracket allow, by the formula of A.8, and grows by one only when nothing else
helps. Players without a game want nothing, and never add to it. Mild preferences count as much as strong ones.`,
  sentence: count(
    ['pair does not fulfil both colour preferences', 'pairs do not fulfil both colour preferences'],
    ['pair without both colour preferences', 'pairs without both colour preferences'],
    'both',
  ),
  gist: 'pairs in which both want the same colour',
};

export const z: RuleWords = {
  subject: 'strong-colour-preferences',
  page: `In an even round nearly all preferences are strong, and a mild one belongs to somebody who has missed a round. Such a player
may take either colour if that saves somebody else: so of the pairings with the same X one is taken with as few pairs as possible in
which both have a strong or absolute preference for the same colour. Later editions have this criterion in all rounds.`,
  sentence: count(
    [
      'pair of an even round has two strong or absolute preferences for the same colour',
      'pairs of an even round have two strong or absolute preferences for the same colour',
    ],
    ['pair without both strong preferences', 'pairs without both strong preferences'],
    'both',
  ),
  gist: 'only in even rounds, after X',
};

export const movedDownSets: RuleWords = {
  subject: 'mdp-set',
  page: `When not all moved-down players can be paired, the sets of those who are come one after the other: with the first
numbers first, in lexicographic order. In this edition the order speaks before the floats of the opponents: a set that comes earlier is
taken although a later one would spare a resident a second upfloat. Scores, colours and downfloaters are looked at before it.`,
  sentence: list(
    ['the moved-down player who is paired has BSN', 'the moved-down players who are paired have BSN'],
    'set of moved-down players with BSN',
    'higher',
  ),
  gist: 'by their scores (B.3), then the smallest numbers; before the requirements for upfloaters',
};

export const downfloat = (round: EarlierRound): RuleWords => ({
  subject: `downfloat-${round.id}`,
  page: `A resident who floated down ${round.when} should not float down now. Moved-down players
who have to move on are not counted. The bye counts as a downfloat: the requirement also chooses who gets it in the last bracket. A point or
half a point without playing was a downfloat; a forfeit lost, or an absence without points, was not. It is given up for as few players as
possible, after the requirements for upfloaters and before any colour.`,
  sentence: residentAgain(round),
  gist: 'only residents who leave the bracket; an unplayed round was a downfloat where it brought a point or half a point',
});

export const upfloat = (round: EarlierRound): RuleWords => ({
  subject: `upfloat-${round.id}`,
  page: `The residents whom the moved-down players meet should not have floated up ${round.when}. It is the
first requirement to be given up, for as few players as possible. In a joined bracket only pairs of the upper with the lower one
count. Topscorers of the last round are no exception, other than in the edition of 1992.`,
  sentence: opponentAgain(round),
  gist: 'only residents who meet moved-down players; after the sets of these (D.3)',
});

export const colourNumber: RuleWords = {
  subject: 'colours-parity',
  page: `When neither player has a colour history, or both have the same, and no other rule decides, a number does. In the
first round it is the place of the higher ranked player among those present: odd gets the initial colour, even the other. Later the text is
silent; the program endorsed for this edition then looks at the pairing number itself, and the other way round: even gets the initial
colour.`,
};

export const grantStronger: RuleWords = {
  subject: 'colours-grant-stronger',
  page: `Of two equal preferences the stronger one is granted: absolute before strong before mild before none. Two
absolute preferences count as equally strong here, even if one player has the wider colour difference; later editions look at
that, too.`,
  gist: 'two absolute preferences are equally strong',
};
