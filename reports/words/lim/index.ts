import { PLAYERS } from '../participants.js';
import type { SystemWords } from '../system-words.js';
import { alterations, brackets, floats, groups, leaving, seats, stages } from './composition.js';
import { criteria } from './criteria.js';
import { order } from './order.js';
import { readings } from './readings.js';

/** What the Lim System says in its own words. */
export const limWords: SystemWords = {
  who: PLAYERS,
  criteria,
  byes: {},
  forbidden: {},
  barred: {},
  order,
  alterations,
  brackets,
  floats,
  stages,
  leaving,
  groups,
  figures: {},
  seats,
  readings,
};
