import * as groups from './rules/groups-1997.js';
import * as bye from './rules/bye-1997.js';
import * as transfers from './rules/transfers-1997.js';
import * as colours from './rules/colours-1997.js';
import type { EditionWords } from '../system-words.js';

/** The words for each rule, in the order in which they are applied. */
export const dubov1997: EditionWords = {
  '2.1.b': groups.rematch,
  '2.1.d': bye.bar,
  '2.1.f-g': groups.sameColour,
  'prohibited-pair': groups.prohibitedPair,
  '4.rest': bye.rest,
  '4.group': bye.group,
  '4.rating': bye.rating,
  '4.colour': bye.colour,
  '4.aro': bye.average,
  '8.1': groups.floaterTurn,
  '8.2.colour': groups.floaterColour,
  '8.2': groups.floaterRating,
  '8.2.aro': groups.floaterAverage,
  '7.1': transfers.forOne,
  '7.1.a': transfers.colour(transfers.FOR_ONE),
  '7.1.b': transfers.rating(transfers.FOR_ONE),
  '7.1.c': transfers.average(transfers.FOR_ONE),
  '7.2': transfers.forNumber,
  '7.2.a': transfers.colour(transfers.FOR_NUMBER),
  '7.2.b': transfers.rating(transfers.FOR_NUMBER),
  '7.2.c': transfers.average(transfers.FOR_NUMBER),
  '2.2': transfers.limit,
  '6.4': groups.floaters,
  '6.4.a-d': groups.floaterKind,
  '6.4.rating': groups.floaterLowest,
  '7.3': transfers.whites,
  '7.4': transfers.blacks,
  '6.3.own': groups.ownColumn,
  '5': groups.firstRound,
  '6.2': groups.arrangement,
  '6.3': groups.improvement,
  '5.colours': colours.firstRound,
  '3.bars': colours.bars,
  '3.due': colours.due,
  '3.equal': colours.equal,
  '3.alternate': colours.alternate,
  '3.aro': colours.average,
  '3.rating': colours.rating,
  '3.order': colours.order,
};
