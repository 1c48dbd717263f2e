import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCli, temporaryFolder } from '../run-cli.js';

const MADE = /^### swissproof generate (\{.*\})\r?\n/;

/** All that a command line does, with the folder of the test written as "@". */
export interface CommandResult {
  readonly code: number;
  /** Standard output: the document where it is JSON, else its lines, but for the first one of a generated file. */
  readonly out: unknown;
  /** What that line says of the making of the file; null of others. */
  readonly provenance: unknown;
  /** The lines of standard error. */
  readonly errors: readonly string[];
  /** The files that were written, in the same way. */
  readonly files: Readonly<Record<string, unknown>>;
}

/**
 * Runs a command line in this process, in a folder of its own.
 * @param files that are there before.
 */
export async function resultOf(
  words: readonly string[],
  input: string | Uint8Array = '',
  files: Readonly<Record<string, string | Uint8Array>> = {},
  hasColours = false,
): Promise<CommandResult> {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const argv = words.map((word) => (word.startsWith('@') ? join(folder, word.slice(1)) : word));
  const content = Buffer.from(input);
  const { code, stdout, stderr } = await runCli(argv, '', {
    hasColours,
    readStdin: () => Promise.resolve({ ok: true, content }),
  });
  const shown = (text: string): string => text.replaceAll(`${folder}/`, '@').replaceAll(folder, '@');
  const made = readdirSync(folder).filter((name) => !Object.hasOwn(files, name));
  return {
    code,
    out: read(shown(stdout.replace(MADE, ''))),
    provenance: JSON.parse(MADE.exec(stdout)?.[1] ?? 'null') as unknown,
    errors: linesOf(shown(stderr)),
    files: Object.fromEntries(
      made.map((name) => [name.replaceAll('.', '_'), read(shown(readFileSync(join(folder, name), 'utf8')))]),
    ),
  };
}

function read(text: string): unknown {
  return text.startsWith('{') && text.endsWith('}\n') ? (JSON.parse(text) as unknown) : linesOf(text);
}

function linesOf(text: string): string[] {
  return text === '' ? [] : text.replace(/\r?\n$/, '').split(/\r?\n/);
}
