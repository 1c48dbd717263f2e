// Prints how often every rule is named over many wrongly paired rounds, and by a rule page.
// Usage: node scripts/rules-coverage.mjs [mutated rounds per edition, 20000 when not given]
import { startVitest } from 'vitest/node';

process.env.SWISSPROOF_RULES_COVERAGE = process.argv[2] ?? '20000';
await startVitest('test', ['checker/rules-coverage.long.test.ts'], {
  run: true,
  config: 'vitest.all.config.ts',
  testTimeout: 3_600_000,
});
