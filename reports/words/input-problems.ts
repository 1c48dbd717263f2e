import type { Problem } from '../../corpus/index.js';
import { counted } from './numbers.js';
import { INTERNAL_ERROR } from './problem-words.js';

/** A problem with an input as a whole: it could not be read at all. */
export function inputProblem(file: string, code: string, expected: string, message: string): Problem {
  return { severity: 'error', code, file, line: 1, column: 1, text: '', expected, message };
}

/** Code of the problem of a file that is too large to be read. */
export const TOO_LARGE = 'input-too-large';

/** As much as the corpus accepts, in bytes. */
export const MAX_SIZE = 16 * 1024 * 1024;

/** The problem of a file of more than {@link MAX_SIZE}. */
export function tooLarge(file: string): Problem {
  return inputProblem(file, TOO_LARGE, 'at most 16 MiB', 'The file is too large to be a tournament.');
}

/** The problem of a file that cannot be read. */
export function unreadable(file: string, why: string): Problem {
  const message = `The file cannot be read: ${why}.`;
  return inputProblem(file, 'input-unreadable', 'a file that can be read', message);
}

/** The name of an input without control characters, for reports. */
export function inputName(path: string): string {
  return path.replace(/\p{Cc}/gu, '\uFFFD');
}

/** How tournament files end, where they are searched for. */
export const EXTENSIONS: readonly string[] = ['.trf', '.trfx', '.txt'];

/** The problem of a folder, or an archive, in which there is nothing to check. */
export function emptyFolder(file: string, kind: 'folder' | 'archive'): Problem {
  const message = `This input cannot be used: the ${kind} holds no tournament file.`;
  return inputProblem(file, `input-empty-${kind}`, EXTENSIONS.join(', '), message);
}

/** The files that were found in folders and are no tournaments: how many and which; empty for none. */
export function skippedLines({ skipped }: { readonly skipped: readonly string[] }): string[] {
  if (skipped.length === 0) return [];
  const named = skipped.slice(0, MOST_NAMED).join(', ');
  const more = skipped.length > MOST_NAMED ? ` and ${skipped.length - MOST_NAMED} more` : '';
  const what = skipped.length === 1 ? 'that is no tournament' : 'that are no tournaments';
  return [`skipped: ${counted(skipped.length, 'file', 'files')} ${what} (no record 001): ${named}${more}`];
}

const MOST_NAMED = 10;

/** The problem of an archive that is too large, or says so of itself: nothing of it is read. */
export function archiveTooLarge(file: string, expected: string): Problem {
  return inputProblem(file, 'input-archive-too-large', expected, 'There is too much in this archive.');
}

/** What to say, and how to report it, when a check fails with an exception. */
export function internalErrorWords(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return `internal error: ${message.split('\n', 1)[0]}; this is a defect of swissproof; please report it with the file and this message`;
}

/** The problem with a file whose check failed with an exception. */
export function failureProblem(file: string, error: unknown): Problem {
  return inputProblem(file, INTERNAL_ERROR, '', internalErrorWords(error));
}
