import type { SystemWords } from '../system-words.js';
import { alterations1997, brackets1997, groups1997, seats1997, stages1997 } from './composition-1997.js';
import { criteria1997 } from './criteria-1997.js';
import { order1997 } from './order-1997.js';
import { pages1997 } from './pages-1997.js';
import { readings1997 } from './readings-1997.js';
import { subjects1997 } from './subjects-1997.js';

/** What the Dubov System says in its own words. */
export const dubovWords: SystemWords = {
  criteria: { 'dubov-1997': criteria1997 },
  pages: { 'dubov-1997': pages1997 },
  subjects: { 'dubov-1997': subjects1997 },
  gists: {},
  forbidden: {},
  barred: {},
  order: order1997,
  alterations: alterations1997,
  brackets: brackets1997,
  stages: { ...stages1997, bye: 'the assignment of the bye' },
  leaving: {},
  groups: groups1997,
  seats: seats1997,
  readings: readings1997,
};
