import { defineConfig } from 'vitest/config';
import { NearestFirst } from './scripts/mutation/nearest-first.mjs';
import { APART, LONG } from './vitest.suite.js';

/** The tests of one room, for the mutation run, which says which these are (`scripts/mutation/`). */
export default defineConfig({
  test: {
    include: JSON.parse(process.env['SWISSPROOF_MUTATION'] ?? '[]') as string[],
    // Stryker puts a line before every file that it may change; this test compares whole files.
    exclude: [...APART, ...LONG, 'corpus/schema-types.test.ts'],
    globalSetup: './tests/shared-setup.ts',
    // Reading the program anew for every file takes longer than the tests.
    isolate: false,
    sequence: { sequencer: NearestFirst },
    env: { NO_COLOR: '1' },
    testTimeout: 120_000,
  },
});
