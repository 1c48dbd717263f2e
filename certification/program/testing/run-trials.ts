import type { Trial, TrialResult } from '../../campaign/trials/trial.js';

/** Runs the tournaments of a campaign from one number to another. */
export async function runTrials(trial: Trial, count: number, first = 1): Promise<TrialResult[]> {
  const results: TrialResult[] = [];
  for (let index = first; index <= count; index++)
    results.push(await trial(index, new AbortController().signal));
  return results;
}
