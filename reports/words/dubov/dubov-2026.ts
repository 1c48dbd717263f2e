import { alternate, byeGames, prohibitedPair } from '../common-rules.js';
import { PLAYERS } from '../participants.js';
import * as legality from './rules/legality.js';
import * as brackets from './rules/brackets.js';
import * as order from './rules/order.js';
import * as colours from './rules/colours.js';
import type { EditionWords } from '../system-words.js';

/** The words for each rule, in the order in which they are applied. */
export const dubov2026: EditionWords = {
  C1: legality.rematch,
  C2: legality.byeBar2026,
  C3: legality.equalAbsoluteColours,
  'prohibited-pair': prohibitedPair(PLAYERS),
  C4: legality.completion,
  '3.1.3': legality.byeScore,
  '3.1.4': byeGames,
  '3.1.5': legality.byeNumber,
  C5: brackets.fewestUpfloaters,
  C6: brackets.smallestDifferences,
  C7: brackets.colourPreferences,
  C8: brackets.maximumUpfloaters,
  C9: brackets.timesUpfloated,
  C10: brackets.upfloatedBefore,
  '4.2': order.upfloaters,
  '4.3': order.shifters,
  '4.4': order.transposition,
  '5.2.1': colours.firstGames,
  '5.2.2': colours.grantBoth,
  '5.2.3': colours.grantStronger,
  '5.2.4': alternate,
  '5.2.5': colours.higherRanked,
};
