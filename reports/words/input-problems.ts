import type { RecognisedFile, Totals } from '../../checker/index.js';
import { MAX_ENTRIES, MAX_INFLATED } from '../../corpus/archive/list-archive.js';
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

/** The problem of a folder, or an archive, in which there is nothing to check. */
export function emptyFolder(file: string, kind: 'folder' | 'archive'): Problem {
  const message = `This input cannot be used: the ${kind} holds no tournament file.`;
  return inputProblem(file, `input-empty-${kind}`, 'a file with players (records 001)', message);
}

/** The files that were found in folders and are no tournaments: how many, which, and what was recognised; empty for none. */
export function skippedLines({ skipped, recognised }: SkippedTotals): string[] {
  if (skipped.length === 0) return [];
  const what = skipped.length === 1 ? 'that is no tournament' : 'that are no tournaments';
  const why = recognised.length === 0 ? ' (no record 001)' : '';
  return [
    `skipped: ${counted(skipped.length, 'file', 'files')} ${what}${why}: ${someOf(skipped)}`,
    ...recognisedLines(recognised),
  ];
}

/** What the totals have of files that are no tournaments. */
type SkippedTotals = Pick<Totals, 'skipped' | 'recognised'>;

/** A line for each kind. */
function recognisedLines(recognised: readonly RecognisedFile[]): string[] {
  const kinds = new Map<string, RecognisedFile[]>();
  for (const one of recognised) kinds.set(one.what, [...(kinds.get(one.what) ?? []), one]);
  return [...kinds.values()].map((files) => {
    const [{ what, way }] = files;
    const names = someOf(files.map(({ file }) => file));
    return `skipped as ${what}: ${names}${way === '' ? '' : ` (${way})`}`;
  });
}

function someOf(names: readonly string[]): string {
  const more = names.length > MOST_NAMED ? ` and ${names.length - MOST_NAMED} more` : '';
  return `${names.slice(0, MOST_NAMED).join(', ')}${more}`;
}

const MOST_NAMED = 10;

/** The problem of an archive that is too large, or says so of itself: nothing of it is read. */
export function archiveTooLarge(file: string): Problem {
  const expected = `at most ${MAX_ENTRIES} files of together ${MAX_INFLATED / 1024 / 1024} MiB`;
  return inputProblem(file, 'input-archive-too-large', expected, 'There is too much in this archive.');
}

/** The problem of an archive with files that only a password opens. */
export function archiveEncrypted(file: string, count: number): Problem {
  const message = `${counted(count, 'file', 'files')} of this archive ${count === 1 ? 'is' : 'are'} encrypted and cannot be read.`;
  return inputProblem(file, 'input-archive-encrypted', 'an archive without a password', message);
}

/** The problem of an archive in an archive. */
export function archiveInArchive(file: string): Problem {
  const message = 'This is an archive in an archive, which is not opened.';
  return inputProblem(file, 'input-archive-in-archive', 'its files: unpack the outer archive first', message);
}

/** The problem of an archive that is cut off, or damaged where its files are listed. */
export function archiveDamaged(file: string): Problem {
  return unreadable(file, 'the ZIP archive has no list of its files; it is cut off or damaged');
}

/** What to say, and how to report it, when a check fails with an exception. */
export function internalErrorWords(error: unknown): string {
  const [message] = (error instanceof Error ? error.message : String(error)).split('\n', 1);
  if (isMissingModule(error))
    return `error: the installation of swissproof is incomplete: ${message}. Install swissproof again.`;
  return `internal error: ${message}; this is a defect of swissproof; please report it with the file and this message`;
}

/** cli/main.ts says the same where not even this can be loaded. */
function isMissingModule(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return code === 'MODULE_NOT_FOUND' || code === 'ERR_MODULE_NOT_FOUND';
}

/** The problem with a file whose check failed with an exception. */
export function failureProblem(file: string, error: unknown): Problem {
  return inputProblem(file, INTERNAL_ERROR, '', internalErrorWords(error));
}
