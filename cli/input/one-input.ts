import { problemLine } from '../../reports/index.js';
import { emptyFolder, inputName } from '../../reports/words/input-problems.js';
import { InputError } from '../errors.js';
import type { Io } from '../io.js';
import { isFolder } from '../output/output.js';
import { decodedAs } from './encoding.js';
import { findInputs } from './inputs.js';
import type { Input } from './inputs.js';
import type { ReadResult } from './read-input.js';
import { readFileInput } from './read-job.js';
import { readStream } from './read-stream.js';
import { skippedFile } from './skipped.js';

/** The one file that a command is about, or standard input; an InputError where it cannot be read. */
export async function readOneInput(
  path: string,
  encoding: string | null,
  io: Io,
): Promise<{ readonly name: string; readonly content: Uint8Array | string }> {
  if (isFolder(path)) throw new InputError(`${path} is a folder; name one tournament file`);
  const found = findInputs([path]);
  // Of an archive the other files do not count.
  const isTournament = (input: Input): boolean => skippedFile(input, () => readFileInput(input)) === null;
  const [input, ...others] = found.length > 1 ? found.filter(isTournament) : found;
  if (input === undefined)
    throw new InputError(problemLine(inputName(path), emptyFolder(inputName(path), 'archive')));
  if (others.length > 0)
    throw new InputError(`${path} matches ${others.length + 1} files; name one tournament file`);
  const { name, problem } = input;
  if (problem !== null) throw new InputError(problemLine(name, problem));
  const read = decodedAs(await contentOf(input, io), encoding);
  if (!read.ok) throw new InputError(problemLine(name, read.problem));
  return { name, content: read.content };
}

async function contentOf(input: Input, io: Io): Promise<ReadResult> {
  if (input.path === '-') return io.readStdin();
  // Nothing is done meanwhile: a signal ends the program.
  if (input.isStream) return readStream(input.path, input.name, new AbortController().signal);
  return readFileInput(input);
}
