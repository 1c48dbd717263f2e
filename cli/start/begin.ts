import { PROGRAM } from '../../reports/program.js';
import { asActed } from '../as/acted-program.js';
import { keepCompiled } from './compile-cache.js';
import { compileLess } from './compile-less.js';

/**
 * Runs the command line of this process. Everything else is loaded afterwards: the sooner what is compiled can be kept, and the
 * version asks for nothing.
 */
export async function begin(): Promise<void> {
  const argv = asActed(process.argv.slice(2), process.argv[1], process.env['SWISSPROOF_RULES']);
  if (argv.length === 1 && (argv[0] === '--version' || argv[0] === '-V')) {
    process.stdout.write(`${PROGRAM.version}\n`);
    return;
  }
  // Before anything is compiled: what is kept fits these settings only.
  compileLess();
  keepCompiled(argv[0] ?? '');
  const { runProcess } = await import('./process.js');
  await runProcess(argv);
}
