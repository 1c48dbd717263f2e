#!/usr/bin/env node
import { PROGRAM } from '../reports/program.js';
import { asActed } from './as/acted-program.js';
import { keepCompiled } from './start/compile-cache.js';
import { compileLess } from './start/compile-less.js';

/** Everything else is loaded afterwards: the sooner what is compiled can be kept, and the version asks for nothing. */
function start(argv: readonly string[]): void {
  if (argv.length === 1 && (argv[0] === '--version' || argv[0] === '-V')) {
    process.stdout.write(`${PROGRAM.version}\n`);
    return;
  }
  // Before anything is compiled: what is kept fits these settings only.
  compileLess();
  keepCompiled(argv[0] ?? '');
  void import('./start/process.js').then(({ runProcess }) => runProcess(argv));
}

start(asActed(process.argv.slice(2), process.argv[1], process.env['SWISSPROOF_RULES']));
