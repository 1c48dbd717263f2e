/**
 * Work is counted in steps, one for each possible pair that a search for a pairing looks at, so that a limit of work stops the
 * same search at the same place on every machine. Searches count; they stop only where nothing is left half done.
 */

/** Runs work that may stop. @returns what it returns, and whether it stopped at the limit: then nothing is returned. */
export function withinSteps<T>(most: number, work: () => T): LimitedWork<T> {
  const outer = METER[LIMIT];
  METER[LIMIT] = Math.min(outer, METER[COUNTED] + most);
  try {
    return { isStopped: false, result: work() };
  } catch (error) {
    // A limit around this one has stopped what is around it as well.
    if (!(error instanceof StepLimitReached) || METER[COUNTED] > outer) throw error;
    return { isStopped: true };
  } finally {
    METER[LIMIT] = outer;
  }
}

export type LimitedWork<T> = { readonly isStopped: false; readonly result: T } | { readonly isStopped: true };

/** Counts steps of work. */
export function countSteps(steps: number): void {
  METER[COUNTED] += steps;
}

/** Stops here where the limit is reached. @throws StepLimitReached, which `withinSteps` catches. */
export function stopAtLimit(): void {
  if (METER[COUNTED] > METER[LIMIT]) throw new StepLimitReached();
}

/** How many steps have been counted so far. */
export function countedSteps(): number {
  return METER[COUNTED];
}

class StepLimitReached extends Error {
  constructor() {
    super('the limit of work is reached');
  }
}

const COUNTED = 0;
const LIMIT = 1;
/** An array of numbers: V8 would make a new object for each number that a variable has. */
const METER = new Float64Array([0, Infinity]);
