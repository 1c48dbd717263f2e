import { expect, it } from 'vitest';
import { fakeResult } from '../testing/fake-trials.js';
import type { TrialKey } from '../store/stored-trial.js';
import { runTrials } from './runner.js';

const KEYS: readonly TrialKey[] = [1, 2, 3, 4, 5, 6].map((index) => ({ index, direction: 'live' }));

it.each([1, 3])('ends with what is thrown where a result cannot be kept: %d jobs', async (jobs) => {
  const kept: number[] = [];
  const signals: AbortSignal[] = [];
  const run = runTrials(KEYS, {
    jobs,
    signal: new AbortController().signal,
    trial: async (key, signal) => {
      signals.push(signal);
      // The first jobs are in flight together.
      await Promise.resolve();
      return fakeResult(key);
    },
    keep: ({ index }) => {
      if (index === 2) throw new Error('disk full');
      kept.push(index);
    },
  });
  await expect(run).rejects.toThrow('disk full');
  expect(kept).toEqual([1]);
  expect(signals.every(({ aborted }) => aborted)).toBe(true);
});

it.each([
  [0, []],
  [3, [1, 2]],
  [7, [1, 2, 3, 4, 5, 6]],
])('runs what is needed, before number %d', async (end, expected) => {
  const kept: number[] = [];
  const isWhole = await runTrials(KEYS, {
    jobs: 1,
    signal: new AbortController().signal,
    isNeeded: ({ index }) => index < end,
    trial: (key) => Promise.resolve(fakeResult(key)),
    keep: ({ index }) => void kept.push(index),
  });
  expect([isWhole, kept]).toEqual([true, expected]);
});

it('gives each job its number', async () => {
  const jobs: number[] = [];
  await runTrials(KEYS.slice(0, 3), {
    jobs: 3,
    signal: new AbortController().signal,
    trial: (key, _, job) => {
      jobs.push(job);
      return Promise.resolve(fakeResult(key));
    },
    keep: () => undefined,
  });
  expect(jobs).toEqual([0, 1, 2]);
});
