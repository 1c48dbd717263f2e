// Makes the conformance suite anew and writes it to corpus/conformance. The same number of tries always makes the same
// cases. It takes about an hour; for one edition some minutes. Editions in which some rule decides seldom are made with 4,000.
// Programs that are asked as witnesses are named by a shipped profile and their path; what they, or others before them,
// confirmed is kept as long as a case stays the same.
// Usage: node scripts/make-conformance.mjs [--tries N] [--witness PROFILE=PATH]... [EDITION...]
import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tries: { type: 'string', default: '700' },
    witness: { type: 'string', multiple: true, default: [] },
  },
});
process.env.SWISSPROOF_CONFORMANCE = values.tries;
process.env.SWISSPROOF_WITNESSES = values.witness.join(',');
await startVitest('test', [], {
  run: true,
  // Not the projects of the tests.
  config: false,
  include: ['reports/conformance/testing/make-suite.ts'],
  testTimeout: 3_600_000,
  ...(positionals[0] === undefined ? {} : { testNamePattern: `cases of (?:${positionals.join('|')})$` }),
});
