import { bursteinReadings } from './burstein/index.js';
import { doubleSwiss2026 } from './double-swiss/double-swiss-2026.js';
import { dubovReadings } from './dubov/index.js';
import { dutchReadings } from './dutch/index.js';
import { limReadings } from './lim/index.js';
import type { LiteralReading } from './reading.js';
import { teamSwiss2026 } from './team-swiss/team-swiss-2026.js';

export { AS_PRINTED, firstFault } from './reading.js';
export type { LiteralForm, LiteralPairing, LiteralReading, LiteralRound, PlainRound } from './reading.js';

/** The literal reading of every edition that has one, by its name. */
export const literalReadings: Readonly<Record<string, LiteralReading>> = {
  ...dutchReadings,
  ...dubovReadings,
  ...bursteinReadings,
  ...limReadings,
  'double-swiss-2026': doubleSwiss2026,
  'team-swiss-2026': teamSwiss2026,
};
