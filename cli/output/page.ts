import { Option } from 'commander';
import { UsageError } from '../errors.js';
import type { Io } from '../io.js';

/**
 * `--open`, for the commands that write pages.
 * @param formats those that are pages, for the help.
 */
export function openOption(formats = 'html'): Option {
  return new Option('--open', `with --format ${formats} and --out: open the page in the browser`).default(
    false,
  );
}

/** What a command line says about the report. */
export interface PageOptions {
  readonly format: string;
  readonly out: string | null;
  readonly open: boolean;
}

/** @throws UsageError where there will be no file that could be opened. */
export function requirePage({ format, out, open }: PageOptions): void {
  if (!open || (isPage(format) && out !== null)) return;
  const missing = [
    ...(isPage(format) ? [] : ['--format html']),
    ...(out === null ? ['--out with a file or folder'] : []),
  ];
  throw new UsageError(
    `--open opens a page that was written to a file: ${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} missing`,
  );
}

function isPage(format: string): boolean {
  return format === 'html' || format === 'statement';
}

/** Says where the page is that was written, and opens it where that is asked for; other formats say nothing. */
export async function showPage(file: string | null, { format, open }: PageOptions, io: Io): Promise<void> {
  if (file === null || !isPage(format)) return;
  io.stdout(`${file}\n`);
  if (open) await openPage(file, io);
}

/** Opens a page that is written; that it cannot be opened is no failure. */
export async function openPage(file: string, io: Io): Promise<void> {
  try {
    await io.openFile(file);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    io.stderr(`warning: the page is written, but cannot be opened: ${why}\n`);
  }
}
