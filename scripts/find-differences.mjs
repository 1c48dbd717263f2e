// Finds the smallest tournaments that show what changed from one edition to another and writes them to
// corpus/edition-examples, with a list of the changes for which none came up. The same number of tries always writes the
// same files. It takes about ten minutes for every two editions.
// Usage: node scripts/find-differences.mjs [tournaments per size, 1000 when not given [only these two: "OLDER..NEWER"]]
import { startVitest } from 'vitest/node';

process.env.SWISSPROOF_DIFFERENCES = process.argv[2] ?? '1000';
await startVitest('test', [], {
  run: true,
  // Not the projects of the tests.
  config: false,
  include: ['reports/rule-pages/testing/find-differences.ts'],
  testTimeout: 3_600_000,
  ...(process.argv[3] === undefined ? {} : { testNamePattern: process.argv[3] }),
});
