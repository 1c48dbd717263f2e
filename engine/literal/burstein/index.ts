import type { LiteralReading } from '../reading.js';
import { burstein1998 } from './burstein-1998/reading.js';
import { burstein2026 } from './burstein-2026/reading.js';

/** The Burstein System, by edition. */
export const bursteinReadings: Readonly<Record<string, LiteralReading>> = {
  'burstein-1998': burstein1998,
  'burstein-2026': burstein2026,
};
