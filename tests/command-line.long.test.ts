import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { testCommandLine } from './testing/command-line.js';

/** `npm test` builds it first. */
const PROGRAM = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));
const isBuilt = existsSync(PROGRAM);

testCommandLine(
  isBuilt ? 'the built program' : 'the built program (skipped: run `npm run build` first)',
  [process.execPath, PROGRAM],
  isBuilt,
);
