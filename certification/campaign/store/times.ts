import type { CampaignFolder, ReadOnlyFolder } from './folder.js';
import { keyText } from './stored-trial.js';
import type { TrialKey } from './stored-trial.js';

/**
 * How long trials took, in milliseconds, by their keys as text. They stand apart from the results, which are the same
 * whenever they are run; those of a process that was killed are not known.
 */
export type TrialTimes = Readonly<Record<string, number>>;

export function readTimes(folder: ReadOnlyFolder): TrialTimes {
  return JSON.parse(folder.read(TIMES) ?? '{}') as TrialTimes;
}

/** Adds times to those that are known. */
export function addTimes(folder: CampaignFolder, times: TrialTimes): void {
  const all = Object.entries({ ...readTimes(folder), ...times }).sort(([a], [b]) => (a < b ? -1 : 1));
  if (all.length > 0) folder.write(TIMES, `${JSON.stringify(Object.fromEntries(all), null, 1)}\n`);
}

/** The times that trials take while they are run. */
export class Stopwatch {
  readonly #now: () => Date;
  readonly #times: Record<string, number> = {};

  constructor(now: () => Date) {
    this.#now = now;
  }

  get times(): TrialTimes {
    return this.#times;
  }

  async measure<Result>(key: TrialKey, run: () => Promise<Result>): Promise<Result> {
    const start = this.#now().getTime();
    const result = await run();
    this.#times[keyText(key)] = this.#now().getTime() - start;
    return result;
  }
}

const TIMES = 'times.json';
