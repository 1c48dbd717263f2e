import { alternate, prohibitedPair } from '../common-rules.js';
import { PLAYERS } from '../participants.js';
import * as legality from './rules/legality.js';
import * as procedure from './rules/procedure-2012.js';
import * as order from './rules/order.js';
import * as colours from './rules/colours.js';
import { EARLIER, LAST } from './rules/float-sentences.js';
import type { EditionWords } from '../system-words.js';

/** The words for each rule, in the order in which they are applied. */
export const dutch2012: EditionWords = {
  'B.1.a': legality.rematch,
  'B.2': legality.equalAbsoluteColours,
  'prohibited-pair': prohibitedPair(PLAYERS),
  'B.1.b': procedure.byeBar,
  'C.13-last': procedure.lastBracket,
  'C.13': procedure.byeBelow,
  P: procedure.pairs,
  M1: procedure.movedDown,
  'M1-joined': procedure.movedDownOfJoined,
  'B.3': procedure.scores,
  'B.3-joined': procedure.squares,
  'C.12': procedure.backtrack,
  'B.2-topscorers': procedure.topscorers,
  'A.7.d': procedure.oddRounds,
  X: procedure.x,
  Z: procedure.z,
  'B.5-down': procedure.downfloat(LAST),
  'B.6-down': procedure.downfloat(EARLIER),
  'B.5-up': procedure.upfloat(LAST),
  'B.6-up': procedure.upfloat(EARLIER),
  'D.3': procedure.movedDownSets,
  transposition: order.transposition,
  'resident-exchange': order.residentExchange,
  'E.1': colours.grantBoth,
  'E.2': procedure.grantStronger,
  'E.3': alternate,
  'E.4': colours.higherRanked,
  'E.5': procedure.colourNumber,
};
