import * as bye from './rules/bye.js';
import * as pairs from './rules/pairs.js';
import * as floaters from './rules/floaters.js';
import type { EditionWords } from '../system-words.js';

/** The words for each rule, in the order in which they are applied. */
export const lim1999: EditionWords = {
  '2.1': bye.rematch,
  '1.bar': bye.bar1999,
  '5.1': bye.colours,
  'prohibited-pair': bye.prohibitedPair,
  '1.rest': bye.rest,
  '1.group': bye.group,
  '1': bye.rank,
  '6': pairs.lastRound,
  '3.10.b': floaters.pairings,
  '3.9': floaters.types,
  '3.10': floaters.floated,
  '3.2': floaters.evenColour,
  '3.3': floaters.evenDown,
  '3.4': floaters.evenUp,
  '4.4': floaters.wanted,
  '3.6': floaters.turnDown,
  '3.7': floaters.turnUp,
  '3.8.residents': floaters.residents,
  '3.8.colour': floaters.colour,
  '3.8': floaters.opponent,
  '2.6': floaters.cracked,
  '5.2': pairs.scrutiny,
  '2.4': pairs.proposed,
  '4.2': pairs.exchange,
  '5.3': pairs.bars,
  '5.5': pairs.due,
  '5.4': pairs.histories,
  '5.4.rank': pairs.ranks,
  '7.2': pairs.firstColours,
  '3.8.maxi': floaters.maxiOpponent,
  '5.7': pairs.maxiExchange,
  '3.2.maxi': floaters.maxiEven,
};
