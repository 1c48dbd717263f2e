import { statSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';

/**
 * The command line for a tournament file that was dropped on the program, which then gets its path and nothing else: the
 * file is checked, and the report written beside it as a page and opened. Every other command line stays as it is.
 */
export function asDropped(argv: readonly string[]): readonly string[] {
  const [path] = argv;
  if (argv.length !== 1 || !isFile(path)) return argv;
  const page = join(dirname(path), `${basename(path, extname(path))}.report.html`);
  return ['check', '--format', 'html', '--out', page, '--open', '--', path];
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
