// Runs all tests with twenty thousand random cases each; takes hours.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const VITEST = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
const { status } = spawnSync(process.execPath, [VITEST, 'run', '--config', 'vitest.all.config.ts'], {
  stdio: 'inherit',
  env: { ...process.env, SWISSPROOF_RUNS: '20000' },
});
process.exitCode = status ?? 1;
