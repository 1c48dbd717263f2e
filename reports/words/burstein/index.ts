import type { SystemWords } from '../system-words.js';
import {
  alterations1998,
  brackets1998,
  groups1998,
  leaving1998,
  seats1998,
  stages1998,
} from './composition-1998.js';
import { criteria1998 } from './criteria-1998.js';
import { order1998 } from './order-1998.js';
import { pages1998 } from './pages-1998.js';
import { readings1998 } from './readings-1998.js';
import { subjects1998 } from './subjects-1998.js';

/** What the Burstein System says in its own words. */
export const bursteinWords: SystemWords = {
  criteria: { 'burstein-1998': criteria1998 },
  pages: { 'burstein-1998': pages1998 },
  subjects: { 'burstein-1998': subjects1998 },
  gists: {},
  forbidden: {},
  barred: { 'burstein-1998': 'having had a full point without playing before' },
  order: order1998,
  alterations: alterations1998,
  brackets: brackets1998,
  stages: stages1998,
  leaving: leaving1998,
  groups: groups1998,
  seats: seats1998,
  readings: readings1998,
};
