// Finds the example tournaments of the rule pages and of the readings anew and writes them to corpus/rule-examples: the
// smallest that come up among the tournaments tried for every size. The same number of tries always writes the same
// files. It takes about ten minutes.
// Usage: node scripts/find-rule-examples.mjs [tournaments per size, 1200 when not given [only this edition or reading]]
import { startVitest } from 'vitest/node';

process.env.SWISSPROOF_RULE_EXAMPLES = process.argv[2] ?? '1200';
await startVitest('test', [], {
  run: true,
  // Not the projects of the tests.
  config: false,
  include: ['reports/rule-pages/testing/find-examples.ts'],
  testTimeout: 3_600_000,
  ...(process.argv[3] === undefined ? {} : { testNamePattern: process.argv[3] }),
});
