import type { LiteralReading } from '../reading.js';
import { dutch1992 } from './dutch-1992/reading.js';
import { dutch2012 } from './dutch-2012/reading.js';
import { dutch2015Draft } from './dutch-2015-draft/reading.js';
import { dutch2017 } from './dutch-2017/reading.js';
import { dutch2026 } from './dutch-2026/reading.js';

/** The literal readings of the editions of the Dutch System, by the names of the editions. */
export const dutchReadings: Readonly<Record<string, LiteralReading>> = {
  'dutch-2026': dutch2026,
  'dutch-2017': dutch2017,
  'dutch-2015-draft': dutch2015Draft,
  'dutch-2012': dutch2012,
  'dutch-1992': dutch1992,
};
