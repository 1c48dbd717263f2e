import { PLAYERS } from '../participants.js';
import type { SystemWords } from '../system-words.js';
import { alterations, brackets, groups, seats } from './composition.js';
import { order } from './order.js';
import { readings } from './readings.js';
import { dutch1992 } from './dutch-1992.js';
import { dutch2012 } from './dutch-2012.js';
import { dutch2015Draft } from './dutch-2015-draft.js';
import { dutch2017 } from './dutch-2017.js';
import { dutch2026 } from './dutch-2026.js';

/** What the Dutch System says in its own words. */
export const dutchWords: SystemWords = {
  who: PLAYERS,
  rules: {
    'dutch-1992': dutch1992,
    'dutch-2012': dutch2012,
    'dutch-2015-draft': dutch2015Draft,
    'dutch-2017': dutch2017,
    'dutch-2026': dutch2026,
  },
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
