import type { Differences } from '../../../tests/testing/differences.js';

/** An option of a command, and a file for which it changes the output, the written files or the exit code. */
export interface CommandRow {
  readonly option: string;
  /** What is added to the command line; a word that begins with "@" is the path of a file in a folder of the test. */
  readonly words: readonly string[];
  /** Words of both command lines, before those. */
  readonly given?: readonly string[];
  /** Standard input of both, where the file is "-". */
  readonly input?: string | Uint8Array;
  /** Files in the folder of the test, by name. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  /** Standard output shows colours. */
  readonly isColoured?: true;
  /** The differences: see `CommandResult`. */
  readonly changes: Differences;
  /** Members that differ somewhere below. All other members are the same. */
  readonly below?: readonly string[];
}

/** An option whose row would need minutes, a server or a terminal: the test that holds it. */
export interface HeldOption {
  readonly option: string;
  /** From the root of the project; it uses the option by its name. */
  readonly heldBy: string;
}

export interface CommandOptions {
  readonly command: string;
  /** Arguments of every command line, after the options. */
  readonly args: readonly string[];
  readonly rows: readonly (CommandRow | HeldOption)[];
}

/** The changes of the document that a command writes to standard output. */
export function inOutput(changes: Differences): Differences {
  return Object.fromEntries(Object.entries(changes).map(([path, values]) => [`out.${path}`, values]));
}
