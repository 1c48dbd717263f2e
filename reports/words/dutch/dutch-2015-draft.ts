import { alternate, prohibitedPair } from '../common-rules.js';
import { PLAYERS } from '../participants.js';
import * as legality from './rules/legality.js';
import * as draft from './rules/draft-2015.js';
import * as brackets from './rules/brackets.js';
import * as colours from './rules/colours.js';
import * as floats from './rules/floats.js';
import * as order from './rules/order.js';
import { EARLIER, LAST } from './rules/float-sentences.js';
import type { EditionWords } from '../system-words.js';

/** The words for each rule, in the order in which they are applied. */
export const dutch2015Draft: EditionWords = {
  'B.1': legality.rematch,
  'B.3': legality.equalAbsoluteColours,
  'prohibited-pair': prohibitedPair(PLAYERS),
  'B.2': draft.byeBar,
  'C.13': draft.lastBracket,
  P: brackets.mostPairs,
  'B.4': draft.scoreDifferences,
  'A.11.d': draft.lookahead,
  'B.5': colours.topscorersColourDifference,
  'B.6': colours.topscorersThirdColour,
  'B.7': colours.colourPreferences,
  'B.8': draft.strongPreferences,
  'B.9': draft.downfloat(LAST),
  'B.10': draft.downfloat(EARLIER),
  'B.11': draft.upfloat(LAST),
  'B.12': draft.upfloat(EARLIER),
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
