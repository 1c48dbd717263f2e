import { alternate, prohibitedPair } from '../common-rules.js';
import { PLAYERS } from '../participants.js';
import * as legality from './rules/legality.js';
import * as order from './rules/order.js';
import * as colours from './rules/colours.js';
import * as procedure from './rules/procedure-2012.js';
import { EARLIER, LAST } from './rules/float-sentences.js';
import type { EditionWords } from '../system-words.js';
import { count, list } from '../criterion-words.js';
import type { RuleWords } from '../system-words.js';
import { downAgain, downfloaters, opponentAgain } from './rules/float-sentences.js';
import type { EarlierRound } from './rules/float-sentences.js';

/** The words for each rule, in the order in which they are applied. */
export const dutch1992: EditionWords = {
  B1a: legality.rematch,
  B1b: {
    subject: 'bye-bar',
    page: `Nobody receives the bye who has had a point without playing: a bye, a win because the opponent did not appear,
or a bye of a full point that was asked for. Half a point does not bar in this edition, although it does in the next one. Where every
player present is barred the text has no answer; somebody has to get the bye, so the bar is set aside.`,
  },
  B2: legality.equalAbsoluteColours,
  'prohibited-pair': prohibitedPair(PLAYERS),
  C13: {
    subject: 'completion',
    page: `When the last bracket cannot be paired, the penultimate one is paired again, with downfloaters who let everybody
below be paired within B1 and B2, the bye included. This comes before everything else that the bracket looks at. Where it has no such
pairing with at least one pair, the two brackets are joined, the upper one counting as moved down, and the one above is penultimate. A
round that is legal to its end has been completed, so a round in which this is broken always breaks an absolute rule further down too.`,
    gist: 'asked of the penultimate bracket; where it has no such pairing, it is joined with the last one',
  },
  'p-mdps': {
    subject: 'downfloaters',
    page: `In a heterogeneous bracket S1 consists of the players who have come down, and they are paired first (A3). Only when
they cannot all be paired is p lowered, and then the highest of them stay in S1; the others join S2 and play in the remainder, or float
again. Where at least half of the bracket has come down nothing of this applies: it is paired as a homogeneous one. Programs for later
editions choose the set by its scores, and leave the others in the Limbo.`,
    sentence: count(
      ['moved-down player is not paired first', 'moved-down players are not paired first'],
      ['moved-down player not paired first', 'moved-down players not paired first'],
      'higher',
    ),
    gist: 'the highest moved-down players are paired first, as many as can be; the others join S2',
  },
  p: {
    subject: 'number-of-pairs',
    page: `A bracket makes as many pairs as it can: p starts with half of its players, and is lowered by one only when every colour,
float, exchange and transposition has been tried (C14). So nobody floats down for the sake of a colour or a float. The number is that
of the bracket alone; what becomes of those who float is looked at afterwards, by C12 in the following bracket and by C13 in the last one.`,
    sentence: downfloaters,
    gist: 'as many pairs as possible in the bracket alone',
  },
  C12: {
    subject: 'following-bracket',
    page: `When the players who come down cannot all be paired with residents, or one of them has no opponent at all, the
bracket above is looked at once more: if other downfloaters give the lower bracket all the pairs that its number of players allows, they
are taken. The bracket above keeps its number of pairs, but colours and floats are given up for it. It is done once, and for the bracket
directly above only. If no downfloaters are better, the first choice stands.`,
    sentence: count(
      [
        'set of downfloaters does not give the following bracket its number of pairs',
        'sets of downfloaters do not give the following bracket its number of pairs',
      ],
      [
        'set of downfloaters that costs the next bracket a pair',
        'sets of downfloaters that cost the next bracket a pair',
      ],
      'higher',
    ),
    gist: 'other downfloaters, who can all be paired with residents of the following bracket',
  },
  B4: {
    subject: 'colour-preferences',
    page: `The number x is that of the pairs of a bracket in which both players want the same colour, so that one of them will not get it. It
starts at the least number that the preferences allow (A8) and grows by one when every transposition, exchange and dropped float has been
tried in vain. Mild preferences count as much as absolute ones, and a player without a game wants nothing. One x goes for the whole
bracket: what the moved-down players have used up is not there for the remainder.`,
    sentence: count(
      ['pair does not fulfil both colour preferences', 'pairs do not fulfil both colour preferences'],
      ['pair without both colour preferences', 'pairs without both colour preferences'],
      'both',
    ),
    gist: 'pairs in which both want the same colour',
  },
  'B5-up': upfloat(LAST),
  'B6-up': upfloat(EARLIER),
  'D1-mdps': {
    subject: 'transposition',
    page: `The opponents of the moved-down players are fixed before the remainder is paired: each gets the first one in the order of S2
that the colours and the upfloats allow, the highest moved-down player choosing first. Only when the remainder cannot be paired at all is the
opponent of the lowest one changed (C10). Floats of the remainder are dropped before that, so an opponent stays at the price of somebody's
second downfloat; later editions have it the other way round.`,
    sentence: list(
      [
        'the opponent of the moved-down player has in S2 the number',
        'the opponents of the moved-down players have in S2 the numbers',
      ],
      'MDP opponent number in S2',
      'lower',
    ),
    gist: 'opponents of moved-down players in the order of S2, before the downfloaters',
  },
  'B5-down': downfloat(LAST),
  'B6-down': downfloat(EARLIER),
  exchange: order.residentExchange,
  transposition: order.transposition,
  E1: colours.grantBoth,
  E2: procedure.grantStronger,
  E3: alternate,
  E4: colours.higherRanked,
  'E4-number': colours.parity,
};

function upfloat(round: EarlierRound): RuleWords {
  return {
    subject: `upfloat-${round.id}`,
    page: `The opponents of moved-down players should not have floated up ${round.when}; who has equal points
with his opponent does not float. The requirement is dropped for all of them at once and not for as few as possible, as in later
editions: once one such opponent is unavoidable, the order decides alone. In homogeneous brackets, also those with at least half of
the players moved down, nobody asks for it. Players with more than half of the points in the last round are exempt.`,
    sentence: opponentAgain(round),
    gist: 'only opponents of moved-down players; dropped for all at once',
  };
}

function downfloat(round: EarlierRound): RuleWords {
  return {
    subject: `downfloat-${round.id}`,
    page: `Nobody who floated down ${round.when} should be left over now, moved down or resident; the bye is a
downfloat, too. A game that was paired with somebody lower and not played was a downfloat, a bye that was asked for was none. The
requirement is dropped for everybody at once when nobody else can be left over with the same colours and the same opponents of the
moved-down players. Players with more than half of the points in the last round are exempt.`,
    sentence: downAgain(round),
    gist: 'whoever is left over, and the bye; dropped for all at once, after the opponents of moved-down players',
  };
}
