import { alternate, byeGames, prohibitedPair } from '../common-rules.js';
import { PLAYERS } from '../participants.js';
import * as legality from './rules/legality.js';
import * as ranking from './rules/ranking.js';
import * as brackets from './rules/brackets.js';
import * as colours from './rules/colours.js';
import type { EditionWords } from '../system-words.js';

/** The words for each rule, in the order in which they are applied. */
export const burstein2026: EditionWords = {
  C1: legality.rematch,
  C2: legality.byeBar,
  C3: legality.equalAbsoluteColours,
  'prohibited-pair': prohibitedPair(PLAYERS),
  C4: legality.completion,
  '3.1.3': legality.byeScore,
  '3.1.4': byeGames,
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
  '5.2.4': alternate,
  '5.2.5': colours.higherRanked,
};
