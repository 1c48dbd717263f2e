import { PLAYERS } from '../participants.js';
import type { SystemWords } from '../system-words.js';
import { alterations, brackets, figures, groups, leaving, seats, stages } from './composition.js';
import { alterations1997, brackets1997, groups1997, seats1997, stages1997 } from './composition-1997.js';
import { criteria1997 } from './criteria-1997.js';
import { criteria } from './criteria.js';
import { order1997 } from './order-1997.js';
import { order } from './order.js';
import { readings1997 } from './readings-1997.js';
import { readings } from './readings.js';

/** What the Dubov System says in its own words. */
export const dubovWords: SystemWords = {
  who: PLAYERS,
  criteria: { 'dubov-1997': criteria1997, ...criteria },
  byes: {},
  forbidden: {},
  barred: {},
  order: { ...order1997, ...order },
  alterations: { ...alterations1997, ...alterations },
  brackets: { ...brackets1997, ...brackets },
  stages: { ...stages1997, ...stages },
  leaving,
  groups: { ...groups1997, ...groups },
  figures,
  seats: { ...seats1997, ...seats },
  readings: { ...readings1997, ...readings },
};
