import { readChunks } from './input/read-input.js';
import type { ReadResult } from './input/read-input.js';

/** The world around a command, so that tests can run it with another one. */
export interface Io {
  stdout(text: string): void;
  stderr(text: string): void;
  readStdin(): Promise<ReadResult>;
  /** For what is dated; no result depends on it. */
  now(): Date;
  /** Opens a file in the program that the user has for it. */
  openFile(path: string): Promise<void>;
  /** Standard error where it is a terminal, for the progress bar. */
  readonly terminal: NodeJS.WriteStream | null;
  /** Standard output shows colours, and they are wanted. */
  readonly hasColours: boolean;
  /** Width of the help texts. */
  readonly columns: number;
}

/** The streams of the process. */
export function processIo(): Io {
  return {
    stdout: (text) => void process.stdout.write(text),
    stderr: (text) => void process.stderr.write(text),
    readStdin: () => readChunks(process.stdin, '-'),
    now: () => new Date(),
    openFile: async (path) => {
      // Loaded here, for all who open nothing.
      const { default: open } = await import('open');
      await open(path);
    },
    terminal: process.stderr.isTTY ? process.stderr : null,
    hasColours: wantsColours(process.stdout.isTTY, process.env),
    columns: process.stdout.isTTY ? process.stdout.columns : 100,
  };
}

/**
 * Whether verdicts are printed in colours: on a terminal, unless NO_COLOR is set; FORCE_COLOR wants them anywhere ("0"
 * and "false" nowhere). An empty variable counts as one that is not set (no-color.org, force-color.org).
 */
export function wantsColours(
  isTerminal: boolean,
  env: Readonly<Record<string, string | undefined>>,
): boolean {
  if (isSet(env['NO_COLOR'])) return false;
  const forced = env['FORCE_COLOR'];
  if (isSet(forced)) return forced !== '0' && forced !== 'false';
  return isTerminal && env['TERM'] !== 'dumb';
}

function isSet(value: string | undefined): value is string {
  return value !== undefined && value !== '';
}
