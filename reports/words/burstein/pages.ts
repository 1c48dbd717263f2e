import type { OfRules } from '../system-words.js';
import * as brackets from './texts/brackets.js';
import * as colours from './texts/colours.js';
import * as legality from './texts/legality.js';
import * as ranking from './texts/ranking.js';

/** What the rules mean in plain words. */
export const pages: OfRules<string> = {
  'burstein-2026': {
    C1: legality.rematch,
    C2: legality.byeBar,
    C3: legality.equalAbsoluteColours,
    'prohibited-pair': legality.prohibitedPair,
    C4: legality.completion,
    '3.1.3': legality.byeScore,
    '3.1.4': legality.byeGames,
    '1.8.1.1': ranking.buchholz,
    '1.8.1.2': ranking.sonnebornBerger,
    '1.8.2': ranking.pairingNumber,
    C5: brackets.fewestFloaters,
    C6: brackets.lowestFloaters,
    C7: brackets.following,
    C8: brackets.colourPreferences,
    '4.3': brackets.order,
    '5.2.1': colours.firstGames,
    '5.2.2': colours.grantBoth,
    '5.2.3': colours.grantStronger,
    '5.2.4': colours.alternate,
    '5.2.5': colours.higherRanked,
  },
};
