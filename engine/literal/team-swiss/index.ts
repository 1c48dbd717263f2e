import type { LiteralReading } from '../reading.js';
import { teamSwiss2026 } from './team-swiss-2026.js';

/** The Swiss Team Pairing System, by edition. */
export const teamSwissReadings: Readonly<Record<string, LiteralReading>> = {
  'team-swiss-2026': teamSwiss2026,
};
