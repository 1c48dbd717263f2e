import type { TrialKey } from '../store/stored-trial.js';
import type { TrialResult } from './trial.js';

export interface RunOptions {
  /** Trials in flight at the same time. */
  readonly jobs: number;
  /** Ends the campaign; what is in flight is lost. */
  readonly signal: AbortSignal;
  /** False for trials that need not be run any more; what is in flight is kept. */
  readonly isNeeded?: (key: TrialKey) => boolean;
  /** @param job number of the one of the jobs that runs it, from 0. */
  readonly trial: (key: TrialKey, signal: AbortSignal, job: number) => Promise<TrialResult>;
  /** Keeps a result. What it throws ends the campaign. */
  readonly keep: (result: TrialResult) => void;
}

/**
 * Runs trials, some at a time, and keeps each result when it is there.
 * @returns true when all that are needed were run, false when the signal ended the campaign.
 */
export async function runTrials(keys: readonly TrialKey[], options: RunOptions): Promise<boolean> {
  const { jobs, trial, keep, isNeeded = () => true } = options;
  const stop = new AbortController();
  const signal = AbortSignal.any([options.signal, stop.signal]);
  const queue = keys.values();
  const work = async (job: number): Promise<void> => {
    for (const key of queue) {
      if (signal.aborted || !isNeeded(key)) return;
      const result = await resultOf(key, () => trial(key, signal, job));
      // An interrupted trial says nothing about the candidate.
      if (isAborted(signal)) return;
      try {
        keep(result);
      } catch (error) {
        stop.abort();
        throw error;
      }
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: jobs }, (_, job) => work(job)));
  const failure = ends.find((end) => end.status === 'rejected');
  if (failure !== undefined) throw failure.reason;
  return !options.signal.aborted;
}

/** The result of a trial; one that throws is a defect of ours. */
async function resultOf(key: TrialKey, run: () => Promise<TrialResult>): Promise<TrialResult> {
  try {
    return await run();
  } catch (error) {
    const note = error instanceof Error ? error.message : String(error);
    return { ...NOTHING, ...key, outcome: 'our-defect', note };
  }
}

const NOTHING = {
  scenario: '',
  edition: '',
  players: 0,
  rounds: 0,
  deviations: [],
  decided: {},
  infeasible: 0,
  file: null,
  roundFiles: {},
} as const;

/** Asked anew after a pause. */
function isAborted(signal: AbortSignal): boolean {
  return signal.aborted;
}
