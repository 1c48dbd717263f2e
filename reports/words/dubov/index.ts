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
  alterations1997,
  brackets1997,
  groups1997,
  seats1997,
  stages1997,
} from './composition.js';
import { order1997, order } from './order.js';
import { readings1997, readings } from './readings.js';
import { dubov1997 } from './dubov-1997.js';
import { dubov2018 } from './dubov-2018.js';
import { dubov2026 } from './dubov-2026.js';

/** What the Dubov System says in its own words. */
export const dubovWords: SystemWords = {
  who: PLAYERS,
  rules: { 'dubov-1997': dubov1997, 'dubov-2018': dubov2018, 'dubov-2026': dubov2026 },
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
