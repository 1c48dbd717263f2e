import { it } from 'vitest';

/**
 * `npm run test:all` runs everything with all its random cases; `npm test` leaves out what is long and not needed for every
 * change, and takes fewer cases.
 */
export const isWholeSuite = process.env['SWISSPROOF_SUITE'] === 'whole';

/** How many random cases a test takes: as many as SWISSPROOF_RUNS says where it is set, else by the suite. */
export function runs(few: number, all: number): number {
  return Number(process.env['SWISSPROOF_RUNS'] ?? (isWholeSuite ? all : few));
}

/** A test of the whole suite only: long, and not needed for every change. */
export const inWholeSuite: ReturnType<typeof it.runIf> = it.runIf(isWholeSuite);
