import type { LiteralReading } from '../reading.js';
import { dutch2017 } from './dutch-2017/index.js';
import { dutch2026 } from './dutch-2026/index.js';

/** The readings of the FIDE (Dutch) System by the names of the editions. */
export const dutchReadings: Readonly<Record<string, LiteralReading>> = {
  'dutch-2017': dutch2017,
  'dutch-2026': dutch2026,
};
