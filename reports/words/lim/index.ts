import { PLAYERS } from '../participants.js';
import type { SystemWords } from '../system-words.js';
import { alterations, brackets, floats, groups, leaving, seats, stages } from './composition.js';
import { criteria } from './criteria.js';
import { order } from './order.js';
import { pages } from './pages.js';
import { readings } from './readings.js';
import { subjects } from './subjects.js';

/** What the Lim System says in its own words. */
export const limWords: SystemWords = {
  who: PLAYERS,
  criteria,
  pages,
  subjects,
  gists: {
    'lim-1999': { '1.bar': 'the bye, or a win because the opponent did not appear' },
    'lim-2026': { '1.bar': 'the bye, or as many points as a win in one round without playing' },
  },
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
