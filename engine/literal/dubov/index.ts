import type { LiteralReading } from '../reading.js';
import { dubov1997 } from './dubov-1997/index.js';
import { dubov2018 } from './dubov-2018/index.js';
import { dubov2026 } from './dubov-2026/index.js';

/** The Dubov System, by edition. */
export const dubovReadings: Readonly<Record<string, LiteralReading>> = {
  'dubov-2026': dubov2026,
  'dubov-2018': dubov2018,
  'dubov-1997': dubov1997,
};
