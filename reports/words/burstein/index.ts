import { PLAYERS } from '../participants.js';
import type { SystemWords } from '../system-words.js';
import {
  alterations,
  brackets,
  figures,
  groups,
  leaving,
  seats,
  stages,
  alterations1998,
  brackets1998,
  figures1998,
  groups1998,
  seats1998,
} from './composition.js';
import { order1998, order } from './order.js';
import { readings1998, readings } from './readings.js';
import { burstein1998 } from './burstein-1998.js';
import { burstein2026 } from './burstein-2026.js';

/** What the Burstein System says in its own words. */
export const bursteinWords: SystemWords = {
  who: PLAYERS,
  rules: { 'burstein-1998': burstein1998, 'burstein-2026': burstein2026 },
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
