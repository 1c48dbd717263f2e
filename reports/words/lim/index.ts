import { PLAYERS } from '../participants.js';
import type { SystemWords } from '../system-words.js';
import { alterations, brackets, floats, groups, leaving, seats, stages } from './composition.js';
import { order } from './order.js';
import { readings } from './readings.js';
import { lim1999 } from './lim-1999.js';
import { lim2026 } from './lim-2026.js';

/** What the Lim System says in its own words. */
export const limWords: SystemWords = {
  who: PLAYERS,
  rules: { 'lim-1999': lim1999, 'lim-2026': lim2026 },
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
