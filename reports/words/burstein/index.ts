import type { SystemWords } from '../system-words.js';
import { alterations, brackets, figures, groups, leaving, seats, stages } from './composition.js';
import { criteria } from './criteria.js';
import { order } from './order.js';
import { pages } from './pages.js';
import { readings } from './readings.js';
import { subjects } from './subjects.js';

/** What the Burstein System says in its own words. */
export const bursteinWords: SystemWords = {
  criteria,
  pages,
  subjects,
  gists: {},
  byes: { 'burstein-2026': { '1.8.1.1': 'Buchholz', '1.8.1.2': 'Sonneborn-Berger' } },
  forbidden: {},
  barred: {},
  order,
  alterations,
  brackets,
  stages,
  leaving,
  groups,
  figures,
  seats,
  readings,
};
