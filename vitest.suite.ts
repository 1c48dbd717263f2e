import type { TestUserConfig } from 'vitest/config';
import { LongestFirst } from './tests/longest-first.js';

/** Test files that replace modules, and so cannot share a process with others. */
export const APART: readonly string[] = [
  'checker/edition/several-systems.test.ts',
  'certification/campaign/trials/steered-events.test.ts',
  'cli/certify/run.test.ts',
  'cli/check/check-any.test.ts',
  'cli/check/check-proof.test.ts',
  'cli/serve/serve-options.test.ts',
  'reports/rule-pages/comparison-subjects.test.ts',
  'tests/editions-by-date.test.ts',
  'tests/toy/*.test.ts',
];

const ALL = [
  '{engine,corpus,checker,certification,generator,reports,server,cli,library,web,site,bench,tests}/**/*.test.ts',
];

/**
 * The settings of a run of tests.
 * @param left files that are left out.
 * @param env of the tests, besides what all have.
 */
export function suite(left: string[], env: Record<string, string> = {}): TestUserConfig {
  return {
    globalSetup: './tests/shared-setup.ts',
    // Bounds against a hang, far above what a loaded machine needs: no test measures time.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // The default leaves one processor free, which is half of a small machine.
    maxWorkers: '100%',
    // The runner asks for colours where it is called by a CI system; what the tests compare is without.
    env: { NO_COLOR: '1', ...env },
    reporters: ['default', './tests/summary-reporter.ts'],
    sequence: { sequencer: LongestFirst },
    projects: [
      { extends: true, test: { name: 'apart', include: [...APART], exclude: left } },
      // Reading the whole program anew for every file would take as long as the tests.
      {
        extends: true,
        test: { name: 'together', isolate: false, include: ALL, exclude: [...left, ...APART] },
      },
    ],
  };
}

/** What is long, and not needed for every change. */
export const LONG = ['**/*.long.test.ts'];

/**
 * Returns the suite that the environment asks for (`tests/suite.ts`).
 * @throws Error for a name that is not one of a suite, so that a misspelt one does not run less than it should.
 */
export function askedSuite(): 'whole' | 'long' | undefined {
  const asked = process.env['SWISSPROOF_SUITE'];
  if (asked === undefined || asked === 'whole' || asked === 'long') return asked;
  throw new Error(`SWISSPROOF_SUITE is "${asked}": expected "whole" or "long"`);
}
