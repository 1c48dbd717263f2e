// Runs all tests with the largest numbers of random cases (the third one of `runs`, tests/suite.ts); takes hours. Options are
// those of vitest: npm run test:long -- engine/systems
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const VITEST = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
const args = [VITEST, 'run', '--config', 'vitest.all.config.ts', ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, args, {
  stdio: 'inherit',
  env: { ...process.env, SWISSPROOF_SUITE: 'long' },
});
process.exitCode = status ?? 1;
