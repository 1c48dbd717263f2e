import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import type { CandidateProfile } from '../profile.js';

/** A candidate that cannot be talked to at all: the profile is wrong, the program missing or no adapter. */
export class CandidateError extends Error {}

/**
 * The words that start a candidate, launcher first, with absolute paths: calls run in folders of their own.
 * @throws CandidateError when something is not there.
 */
export function commandOf({ name, program, launcher = [] }: CandidateProfile): string[] {
  const [runner, ...options] = launcher;
  if (runner === undefined) return [executable(program, name)];
  const file = resolve(program);
  if (!isFile(file)) throw new CandidateError(`${name}: there is no file ${program}; say where it is`);
  return [executable(runner, name), ...options, file];
}

/** Where the program of a profile is: a path counts from the present folder, wherever it is called; a name is looked up in PATH. */
export function placedProgram(program: string, { launcher }: Pick<CandidateProfile, 'launcher'>): string {
  return launcher !== undefined || /[/\\]/.test(program) ? resolve(program) : program;
}

/** The path of an executable in the folders of PATH, or null. */
export function findInPath(name: string): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const endings = process.platform === 'win32' ? ['', '.exe', '.cmd'] : [''];
  const files = folders.flatMap((folder) => endings.map((ending) => resolve(join(folder, name + ending))));
  return files.find(isExecutable) ?? null;
}

function executable(program: string, name: string): string {
  if (/[/\\]/.test(program)) {
    const file = resolve(program);
    if (isExecutable(file)) return file;
    const fault = isFile(file) ? `${program} is not executable` : `there is no program ${program}`;
    throw new CandidateError(`${name}: ${fault}`);
  }
  const found = findInPath(program);
  if (found === null)
    throw new CandidateError(`${name}: there is no program ${program} in PATH; say where it is`);
  return found;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return isFile(file);
  } catch {
    return false;
  }
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}
