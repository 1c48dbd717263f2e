import { it } from 'vitest';

/**
 * Which tests run, with how many random cases: `npm test` has no name here; `whole` is what CI runs (`npm run test:all`);
 * `long` is `npm run test:long`.
 */
const SUITE = process.env['SWISSPROOF_SUITE'];

/** Whether the long tests run, too. */
export const isWholeSuite = SUITE === 'whole' || SUITE === 'long';

/** Whether everything runs with as many cases as make sense, which takes hours. */
export const isLongSuite = SUITE === 'long';

/**
 * Returns how many random cases a test checks: SWISSPROOF_RUNS where it is set, otherwise the number of the suite.
 * @param few for `npm test`, which runs for every change.
 * @param ci for CI: enough that every rule and every branch of the test occurs, few enough that all of CI's checks take a
 *   quarter of an hour.
 * @param long for `npm run test:long`; ten times those of CI where no number is given.
 */
export function runs(few: number, ci: number, long = 10 * ci): number {
  return Number(process.env['SWISSPROOF_RUNS'] ?? (isLongSuite ? long : isWholeSuite ? ci : few));
}

/** A test of the whole suite only: long, and not needed for every change. */
export const inWholeSuite: ReturnType<typeof it.runIf> = it.runIf(isWholeSuite);
