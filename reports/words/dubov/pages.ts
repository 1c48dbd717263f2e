import type { Named, OfRules } from '../system-words.js';
import * as brackets from './texts/brackets.js';
import * as colours from './texts/colours.js';
import * as legality from './texts/legality.js';
import * as order from './texts/order.js';

const shared: Named<string> = {
  C1: legality.rematch,
  C3: legality.equalAbsoluteColours,
  'prohibited-pair': legality.prohibitedPair,
  C4: legality.completion,
  C5: brackets.fewestUpfloaters,
  C6: brackets.smallestDifferences,
  C7: brackets.colourPreferences,
  C8: brackets.maximumUpfloaters,
  C9: brackets.timesUpfloated,
  C10: brackets.upfloatedBefore,
};

/** What the rules mean in plain words. */
export const pages: OfRules<string> = {
  'dubov-2018': {
    ...shared,
    C2: legality.byeBar2018,
    'B.0.c': legality.byeScore,
    'B.0.d': legality.byeGames,
    'B.0.e': legality.byeNumber,
    'D.1': order.upfloaters,
    'D.2': order.shifters,
    'D.3': order.transposition,
    'E.1': colours.firstGames,
    'E.2': colours.grantBoth,
    'E.3': colours.grantStronger,
    'E.4': colours.alternate,
    'E.5': colours.higherRanked,
  },
  'dubov-2026': {
    ...shared,
    C2: legality.byeBar2026,
    '3.1.3': legality.byeScore,
    '3.1.4': legality.byeGames,
    '3.1.5': legality.byeNumber,
    '4.2': order.upfloaters,
    '4.3': order.shifters,
    '4.4': order.transposition,
    '5.2.1': colours.firstGames,
    '5.2.2': colours.grantBoth,
    '5.2.3': colours.grantStronger,
    '5.2.4': colours.alternate,
    '5.2.5': colours.higherRanked,
  },
};
