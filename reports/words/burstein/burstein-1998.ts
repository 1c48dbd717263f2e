import * as groups from './rules/groups-1998.js';
import * as bye from './rules/bye-1998.js';
import * as colours from './rules/colours-1998.js';
import type { EditionWords } from '../system-words.js';

/** The words for each rule, in the order in which they are applied. */
export const burstein1998: EditionWords = {
  '3.1': groups.rematch,
  '4.1': bye.bar,
  '5.2-5.3': groups.sameColour,
  'prohibited-pair': groups.prohibitedPair,
  '4.rest': bye.rest,
  '4.2.group': bye.group,
  '4.2': bye.strength,
  '4.3.buchholz': bye.buchholz,
  '4.3.median': bye.median,
  '4.3.rating': bye.rating,
  '4.3.order': bye.last,
  '6.3': groups.complete,
  '6.6': groups.next,
  '6.3.again': groups.again,
  '6.5': groups.due,
  '6.2': groups.even,
  '6.4': groups.odd,
  '5.1': colours.firstRound,
  '5.bars': colours.bars,
  '5.4.due': colours.due,
  '5.4.equal': colours.equal,
  '5.4.alternate': colours.alternate,
  '5.4.sb': colours.strength,
  '5.4.buchholz': colours.buchholz,
  '5.4.median': colours.median,
  '5.4.rating': colours.rating,
  '5.4.order': colours.order,
  '5.4.none': colours.none,
};
