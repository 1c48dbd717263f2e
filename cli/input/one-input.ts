import { problemLine } from '../../reports/index.js';
import { InputError } from '../errors.js';
import type { Io } from '../io.js';
import { isFolder } from '../output/output.js';
import { decodedAs } from './encoding.js';
import { findInputs } from './inputs.js';
import { readInput } from './read-input.js';

/** The one file that a command is about, or standard input; an InputError where it cannot be read. */
export async function readOneInput(
  path: string,
  encoding: string | null,
  io: Io,
): Promise<{ readonly name: string; readonly content: Uint8Array | string }> {
  if (isFolder(path)) throw new InputError(`${path} is a folder; name one tournament file`);
  const [{ path: file, name, problem }, ...others] = findInputs([path]);
  if (others.length > 0)
    throw new InputError(`${path} stands for ${others.length + 1} files; name one tournament file`);
  if (problem !== null) throw new InputError(problemLine(name, problem));
  const read = decodedAs(file === '-' ? await io.readStdin() : readInput(file, name), encoding);
  if (!read.ok) throw new InputError(problemLine(name, read.problem));
  return { name, content: read.content };
}
