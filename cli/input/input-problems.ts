import type { Problem } from '../../corpus/index.js';
import { INTERNAL_ERROR } from '../../reports/words/problem-words.js';

/** Code of the problem of a file that is too large to be read. */
export const TOO_LARGE = 'input-too-large';

/** A problem with an input as a whole: it could not be read at all. */
export function inputProblem(file: string, code: string, expected: string, message: string): Problem {
  return { severity: 'error', code, file, line: 1, column: 1, text: '', expected, message };
}

/** What a failed file operation means, in words. */
export function fileErrorWords(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return WORDS[code] ?? (error instanceof Error ? error.message : String(error));
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

/** Where the exception came from, if somebody looks for the defect (environment variable SWISSPROOF_DEBUG=1). */
export function debugStack(error: unknown): string {
  const wanted = process.env['SWISSPROOF_DEBUG'] === '1';
  return wanted && error instanceof Error ? `${error.stack ?? ''}\n` : '';
}

const WORDS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file or folder',
  EACCES: 'no permission',
  EPERM: 'no permission',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is not a folder',
  ELOOP: 'a loop of symbolic links',
  ENAMETOOLONG: 'the name is too long',
  ENOSPC: 'no space left on the device',
  EROFS: 'the file system is read-only',
  EMFILE: 'too many open files',
  EIO: 'input/output error',
};
