import { PLAYERS } from '../participants.js';
import type { SystemWords } from '../system-words.js';
import { criteria } from './criteria.js';
import { alterations, brackets, groups, seats } from './composition.js';
import { order } from './order.js';
import { readings } from './readings.js';

/** What the Dutch System says in its own words. */
export const dutchWords: SystemWords = {
  who: PLAYERS,
  criteria,
  byes: {},
  forbidden: { 'equal-absolute-colours': 'must both have the same colour and are not topscorers' },
  barred: { 'dutch-2012': 'having had a point or half a point without playing before' },
  order,
  alterations,
  brackets,
  stages: {},
  leaving: {},
  groups,
  figures: {},
  seats,
  readings,
};
