import type { LiteralReading } from '../reading.js';
import { doubleSwiss2026 } from './double-swiss-2026.js';

/** The Double-Swiss System, by edition. */
export const doubleSwissReadings: Readonly<Record<string, LiteralReading>> = {
  'double-swiss-2026': doubleSwiss2026,
};
