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
export const dutch2026: EditionWords = {
  C1: legality.rematch,
  C2: legality.byeBar2026,
  C3: legality.equalAbsoluteColours,
  'prohibited-pair': prohibitedPair(PLAYERS),
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
  C14: floats.residentDownfloatAgain2026(LAST),
  C15: floats.opponentUpfloatAgain2026(LAST),
  C16: floats.residentDownfloatAgain2026(EARLIER),
  C17: floats.opponentUpfloatAgain2026(EARLIER),
  C18: floats.mdpDifferences2026(LAST),
  C19: floats.opponentDifferences2026(LAST),
  C20: floats.mdpDifferences2026(EARLIER),
  C21: floats.opponentDifferences2026(EARLIER),
  transposition: order.transposition,
  'resident-exchange': order.residentExchange,
  'mdp-set': order.mdpSet2026,
  '5.2.1': colours.grantBoth,
  '5.2.2': {
    ...colours.grantStronger,
    gist: 'of two absolute preferences that with the wider colour difference is the stronger',
  },
  '5.2.3': alternate,
  '5.2.4': colours.higherRanked,
  '5.2.5': colours.parity,
};
