import { alternate, prohibitedPair } from '../common-rules.js';
import { PLAYERS } from '../participants.js';
import * as legality from './rules/legality.js';
import * as brackets from './rules/brackets.js';
import * as colours from './rules/colours.js';
import * as floats from './rules/floats.js';
import * as order from './rules/order.js';
import { EARLIER, LAST } from './rules/float-sentences.js';
import type { EditionWords } from '../system-words.js';

/** The words for each rule, in the order in which they are applied. */
export const dutch2017: EditionWords = {
  C1: legality.rematch,
  C2: legality.byeBar2017,
  C3: legality.equalAbsoluteColours,
  'prohibited-pair': prohibitedPair(PLAYERS),
  C4: legality.completion2017,
  C5: brackets.mostPairs,
  C6: brackets.pairingScoreDifference,
  C7: brackets.lookahead2017,
  C8: colours.topscorersColourDifference,
  C9: colours.topscorersThirdColour,
  C10: colours.colourPreferences,
  C11: colours.strongColourPreferences,
  C12: floats.downfloatAgain2017(LAST),
  C13: floats.upfloatAgain2017(LAST),
  C14: floats.downfloatAgain2017(EARLIER),
  C15: floats.upfloatAgain2017(EARLIER),
  C16: {
    ...floats.downfloatDifferences2017(LAST),
    gist: 'of all who float down, one who leaves the bracket counting from a point below it',
  },
  C17: { ...floats.upfloatDifferences2017(LAST), gist: 'whoever is paired with a higher score' },
  C18: {
    ...floats.downfloatDifferences2017(EARLIER),
    gist: 'of all who float down, one who leaves the bracket counting from a point below it',
  },
  C19: { ...floats.upfloatDifferences2017(EARLIER), gist: 'whoever is paired with a higher score' },
  transposition: order.transposition,
  'resident-exchange': order.residentExchange,
  'mdp-set': { ...order.mdpSet2017, gist: 'higher scores first, then the smallest numbers' },
  'E.1': colours.grantBoth,
  'E.2': {
    ...colours.grantStronger,
    gist: 'of two absolute preferences that with the wider colour difference is the stronger',
  },
  'E.3': alternate,
  'E.4': colours.higherRanked,
  'E.5': colours.parity,
};
