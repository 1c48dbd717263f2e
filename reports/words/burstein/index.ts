import { PLAYERS } from '../participants.js';
import type { SystemWords } from '../system-words.js';
import { alterations, brackets, figures, groups, leaving, seats, stages } from './composition.js';
import { alterations1998, brackets1998, figures1998, groups1998, seats1998 } from './composition-1998.js';
import { criteria1998 } from './criteria-1998.js';
import { criteria } from './criteria.js';
import { order1998 } from './order-1998.js';
import { order } from './order.js';
import { readings1998 } from './readings-1998.js';
import { readings } from './readings.js';

/** What the Burstein System says in its own words. */
export const bursteinWords: SystemWords = {
  who: PLAYERS,
  criteria: { 'burstein-1998': criteria1998, ...criteria },
  byes: { 'burstein-2026': { '1.8.1.1': 'Buchholz', '1.8.1.2': 'Sonneborn-Berger' } },
  forbidden: {},
  barred: { 'burstein-1998': 'having had a full point without playing before' },
  order: { ...order1998, ...order },
  alterations: { ...alterations1998, ...alterations },
  brackets: { ...brackets1998, ...brackets },
  stages,
  leaving,
  groups: { ...groups1998, ...groups },
  figures: { ...figures1998, ...figures },
  seats: { ...seats1998, ...seats },
  readings: { ...readings1998, ...readings },
};
