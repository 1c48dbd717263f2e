import type { LiteralReading } from '../reading.js';
import { burstein2026 } from './burstein-2026/reading.js';

/** The Burstein System, by edition. */
export const bursteinReadings: Readonly<Record<string, LiteralReading>> = {
  'burstein-2026': burstein2026,
};
