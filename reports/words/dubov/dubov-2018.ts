import { alternate, byeGames, prohibitedPair } from '../common-rules.js';
import { PLAYERS } from '../participants.js';
import * as legality from './rules/legality.js';
import * as brackets from './rules/brackets.js';
import * as order from './rules/order.js';
import * as colours from './rules/colours.js';
import type { EditionWords } from '../system-words.js';

/** The words for each rule, in the order in which they are applied. */
export const dubov2018: EditionWords = {
  C1: legality.rematch,
  C2: legality.byeBar2018,
  C3: legality.equalAbsoluteColours,
  'prohibited-pair': prohibitedPair(PLAYERS),
  C4: legality.completion,
  'B.0.c': legality.byeScore,
  'B.0.d': byeGames,
  'B.0.e': legality.byeNumber,
  C5: brackets.fewestUpfloaters,
  C6: brackets.smallestDifferences,
  C7: brackets.colourPreferences,
  C8: brackets.maximumUpfloaters,
  C9: brackets.timesUpfloated,
  C10: brackets.upfloatedBefore,
  'D.1': order.upfloaters,
  'D.2': order.shifters,
  'D.3': order.transposition,
  'E.1': colours.firstGames,
  'E.2': colours.grantBoth,
  'E.3': colours.grantStronger,
  'E.4': alternate,
  'E.5': colours.higherRanked,
};
