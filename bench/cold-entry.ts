import { readFileSync } from 'node:fs';
import { editionById } from '../engine/index.js';
import type { ColdRun } from './cold.js';
import { onePass } from './pass.js';

// A process of its own for one cold measurement: the edition is the argument, the event comes from standard input.
const start = performance.now();
const edition = editionById(process.argv[2]);
if (edition === null) throw new Error(`no edition ${process.argv[2]}`);
const pass = onePass(readFileSync(0, 'utf8'), edition);
const run: ColdRun = { pass, start, peak: process.resourceUsage().maxRSS / 1024 };
process.stdout.write(JSON.stringify(run));
