import type { Named, OfRules } from '../system-words.js';
import * as brackets from './texts/brackets.js';
import * as colours from './texts/colours.js';
import * as floats from './texts/floats.js';
import * as legality from './texts/legality.js';
import * as order from './texts/order.js';

const shared: Named<string> = {
  C1: legality.rematch,
  C3: legality.equalAbsoluteColours,
  'prohibited-pair': legality.prohibitedPair,
  transposition: order.transposition,
  'resident-exchange': order.residentExchange,
};

/** What the rules mean in plain words. */
export const pages: OfRules<string> = {
  'dutch-2017': {
    ...shared,
    C2: legality.byeBar2017,
    C4: legality.completion2017,
    C5: brackets.mostPairs,
    C6: brackets.pairingScoreDifference,
    C7: brackets.lookahead2017,
    C8: colours.topscorersColourDifference,
    C9: colours.topscorersThirdColour,
    C10: colours.colourPreferences,
    C11: colours.strongColourPreferences,
    C12: floats.downfloatAgain2017('last'),
    C13: floats.upfloatAgain2017('last'),
    C14: floats.downfloatAgain2017('earlier'),
    C15: floats.upfloatAgain2017('earlier'),
    C16: floats.downfloatDifferences2017('last'),
    C17: floats.upfloatDifferences2017('last'),
    C18: floats.downfloatDifferences2017('earlier'),
    C19: floats.upfloatDifferences2017('earlier'),
    'mdp-set': order.mdpSet2017,
    'E.1': colours.grantBoth,
    'E.2': colours.grantStronger,
    'E.3': colours.alternate,
    'E.4': colours.higherRanked,
    'E.5': colours.parity,
  },
  'dutch-2026': {
    ...shared,
    C2: legality.byeBar2026,
    C4: legality.completion2026,
    C5: legality.byeScore,
    C6: brackets.mostPairs,
    C7: brackets.lowestDownfloaters,
    C8: brackets.lookahead2026,
    C9: legality.byeTakersUnplayedGames,
    C10: colours.topscorersColourDifference,
    C11: colours.topscorersThirdColour,
    C12: colours.colourPreferences,
    C13: colours.strongColourPreferences,
    C14: floats.residentDownfloatAgain2026('last'),
    C15: floats.opponentUpfloatAgain2026('last'),
    C16: floats.residentDownfloatAgain2026('earlier'),
    C17: floats.opponentUpfloatAgain2026('earlier'),
    C18: floats.mdpDifferences2026('last'),
    C19: floats.opponentDifferences2026('last'),
    C20: floats.mdpDifferences2026('earlier'),
    C21: floats.opponentDifferences2026('earlier'),
    'mdp-set': order.mdpSet2026,
    '5.2.1': colours.grantBoth,
    '5.2.2': colours.grantStronger,
    '5.2.3': colours.alternate,
    '5.2.4': colours.higherRanked,
    '5.2.5': colours.parity,
  },
};
