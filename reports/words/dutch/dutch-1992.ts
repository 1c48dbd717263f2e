import { alternate, prohibitedPair } from '../common-rules.js';
import { PLAYERS } from '../participants.js';
import * as legality from './rules/legality.js';
import * as procedure1992 from './rules/procedure-1992.js';
import * as order from './rules/order.js';
import * as colours from './rules/colours.js';
import * as procedure from './rules/procedure-2012.js';
import { EARLIER, LAST } from './rules/float-sentences.js';
import type { EditionWords } from '../system-words.js';

/** The words for each rule, in the order in which they are applied. */
export const dutch1992: EditionWords = {
  B1a: legality.rematch,
  B1b: procedure1992.byeBar,
  B2: legality.equalAbsoluteColours,
  'prohibited-pair': prohibitedPair(PLAYERS),
  C13: procedure1992.lastBracket,
  'p-mdps': procedure1992.movedDown,
  p: procedure1992.pairs,
  C12: procedure1992.backtrack,
  B4: procedure1992.x,
  'B5-up': procedure1992.upfloat(LAST),
  'B6-up': procedure1992.upfloat(EARLIER),
  'D1-mdps': procedure1992.opponents,
  'B5-down': procedure1992.downfloat(LAST),
  'B6-down': procedure1992.downfloat(EARLIER),
  exchange: order.residentExchange,
  transposition: order.transposition,
  E1: colours.grantBoth,
  E2: procedure.grantStronger,
  E3: alternate,
  E4: colours.higherRanked,
  'E4-number': colours.parity,
};
