import { bursteinReadings } from './burstein/index.js';
import { doubleSwissReadings } from './double-swiss/index.js';
import { dubovReadings } from './dubov/index.js';
import { dutchReadings } from './dutch/index.js';
import { limReadings } from './lim/index.js';
import type { LiteralReading } from './reading.js';
import { teamSwissReadings } from './team-swiss/index.js';

export { AS_PRINTED, firstFault } from './reading.js';
export type { LiteralForm, LiteralPairing, LiteralReading, LiteralRound, PlainRound } from './reading.js';

/** The literal reading of every edition that has one, by its name. */
export const literalReadings: Readonly<Record<string, LiteralReading>> = {
  ...dutchReadings,
  ...dubovReadings,
  ...bursteinReadings,
  ...limReadings,
  ...doubleSwissReadings,
  ...teamSwissReadings,
};
