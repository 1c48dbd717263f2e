// Campaigns against programs with one planted error each, for every rule of every edition; prints a table: rule, what
// was planted, number of the first tournament that names it, how many name it of those that deviate, smallest
// tournament. Run `npm run build` first.
// Usage: node scripts/planted-errors.mjs [tournaments a campaign, 5000 when not given] [edition and rule, or how they begin: "EDITION C6"]
import { startVitest } from 'vitest/node';

process.env.SWISSPROOF_PLANTED = process.argv[2] ?? '5000';
process.env.SWISSPROOF_PLANTED_ONLY = process.argv[3] ?? '';
await startVitest('test', ['cli/certify/certify.planted'], {
  config: 'vitest.all.config.ts',
  run: true,
  testTimeout: 3_600_000,
});
