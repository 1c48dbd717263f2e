import { alternate, prohibitedPair } from '../common-rules.js';
import { PLAYERS } from '../participants.js';
import * as legality from './rules/legality.js';
import * as brackets from './rules/brackets.js';
import * as colours from './rules/colours.js';
import * as floats from './rules/floats.js';
import * as order from './rules/order.js';
import { EARLIER, LAST } from './rules/float-sentences.js';
import type { EditionWords } from '../system-words.js';
import { count, list } from '../criterion-words.js';
import type { RuleWords } from '../system-words.js';
import { downAgain, upAgain } from './rules/float-sentences.js';
import type { EarlierRound } from './rules/float-sentences.js';

/** The words for each rule, in the order in which they are applied. */
export const dutch2015Draft: EditionWords = {
  'B.1': legality.rematch,
  'B.3': legality.equalAbsoluteColours,
  'prohibited-pair': prohibitedPair(PLAYERS),
  'B.2': {
    subject: 'bye-bar',
    page: `Nobody receives the bye who has had half a point or more without playing, for whatever reason: a bye, a requested
half-point or full-point bye, a win because the opponent did not appear. A lost forfeit or an absence without points bars nobody.
Where every player present is barred the text has no answer; somebody has to get the bye, so the bar is set aside.`,
  },
  'C.13': {
    subject: 'completion',
    page: `The downfloaters of the penultimate bracket must let the last bracket be paired completely. The requirement is added to
that one bracket only; those above are paired regardless of it. When no pairing of the penultimate bracket meets it with at least one
pair, the two lowest brackets are joined, with all players of the upper one as moved-down players, and the procedure goes on with the bracket
that is now the penultimate one. The edition of 2017 has another way: it collapses all lower brackets at once.`,
  },
  P: brackets.mostPairs,
  'B.4': {
    subject: 'downfloaters',
    page: `The differences between the scores of the two players of each pair are listed from the largest, and lists are
compared number by number; who floats down, or gets the bye, counts as if against somebody one point below the lowest player of the
bracket. Among candidates with the same number of pairs the smallest list wins. In the last bracket, where everybody has to be paired,
the list is made of all pairs and the bye, and moved-down players may meet each other.`,
    sentence: list(
      ['the pairing score difference is', 'the pairing score differences are'],
      'pairing score difference',
      'higher',
    ),
  },
  'A.11.d': {
    subject: 'following-bracket',
    page: `Of several possible sets of downfloaters with the same scores, the one is taken that lets the following bracket make the
most pairs, and then pairs with the smallest score differences. Only the very next bracket is looked at, and nothing in it but these
two. The criterion stands above all colours, as in the edition of 2017, and it also speaks in the penultimate bracket.`,
  },
  'B.5': colours.topscorersColourDifference,
  'B.6': colours.topscorersThirdColour,
  'B.7': colours.colourPreferences,
  'B.8': {
    subject: 'strong-colour-preferences',
    page: `As many players as possible receive a strong colour preference: the number of pairs in which both have a
strong or an absolute preference for the same colour is as small as can be, after the number of all preferences has been settled. Two
absolute preferences for the same colour only meet where topscorers are concerned; they are counted here as well.`,
    sentence: count(
      [
        'pair has two strong or absolute preferences for the same colour',
        'pairs have two strong or absolute preferences for the same colour',
      ],
      ['pair without both strong preferences', 'pairs without both strong preferences'],
      'both',
    ),
  },
  'B.9': downfloat(LAST),
  'B.10': downfloat(EARLIER),
  'B.11': upfloat(LAST),
  'B.12': upfloat(EARLIER),
  'B.9D': floats.downfloatDifferences2017(LAST),
  'B.10D': floats.downfloatDifferences2017(EARLIER),
  'B.11D': floats.upfloatDifferences2017(LAST),
  'B.12D': floats.upfloatDifferences2017(EARLIER),
  transposition: order.transposition,
  'resident-exchange': order.residentExchange,
  'mdp-set': order.mdpSet2017,
  'E.1': colours.grantBoth,
  'E.2': colours.grantStronger,
  'E.3': alternate,
  'E.4': colours.higherRanked,
  'E.5': colours.parity,
};

function downfloat(round: EarlierRound): RuleWords {
  return {
    subject: `downfloat-${round.id}`,
    page: `A player who floated down ${round.when} should not float down now. Everybody counts who
stays unpaired, moved-down players and the one with the bye included; a moved-down player who is paired here does not. Half a point or
more without playing was a downfloat; a lost forfeit or an absence without points was none. Both downfloat criteria come before those
on upfloats in this draft.`,
    sentence: downAgain(round),
  };
}

function upfloat(round: EarlierRound): RuleWords {
  return {
    subject: `upfloat-${round.id}`,
    page: `A player who floated up ${round.when} should not be paired upwards now. The residents who meet
moved-down players count, and in the last bracket, where scores differ among the others as well, the lower player of every pair with
different scores. No round without a game ever was an upfloat.`,
    sentence: upAgain(round),
  };
}
