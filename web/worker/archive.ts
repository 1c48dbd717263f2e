import { unzipSync } from 'fflate';
import type { UnzipFileInfo } from 'fflate';
import {
  archiveTooLarge,
  inputName,
  MAX_SIZE,
  tooLarge,
  unreadable,
} from '../../reports/words/input-problems.js';
import type { Source } from './tasks.js';

/** Whether a file that starts like this is a ZIP archive. */
export function isArchive([first, second, third]: Uint8Array): boolean {
  return first === 0x50 && second === 0x4b && (third === 3 || third === 5);
}

/** What all files of an archive may come to together, in bytes. */
export const MAX_INFLATED = 256 * 1024 * 1024;

/** So many files of an archive are read. */
export const MAX_ENTRIES = 10_000;

/**
 * The files in an archive that are to be read. No file takes more room than the archive says beforehand, and nothing is
 * taken out of one that says too much: it may be made to fill the memory.
 * @param bytes null: too large to be looked into.
 * @param isWanted by the path in the archive.
 */
export function openArchive(
  bytes: Uint8Array | null,
  archive: string,
  isWanted: (path: string) => boolean,
): readonly Source[] {
  const refused = [{ name: archive, content: new Blob([]), problem: archiveTooLarge(archive, LIMITS) }];
  if (bytes === null) return refused;
  const wanted: UnzipFileInfo[] = [];
  try {
    unzipSync(bytes, { filter: (entry) => (isWanted(entry.name) && wanted.push(entry), false) });
  } catch (error) {
    return [broken(archive, error)];
  }
  const small = wanted.filter(({ originalSize }) => originalSize <= MAX_SIZE);
  const inflated = small.reduce((sum, { originalSize }) => sum + originalSize, 0);
  if (wanted.length > MAX_ENTRIES || inflated > MAX_INFLATED) return refused;
  const contents = contentsOf(bytes, new Set(small.map(({ name }) => name)));
  return wanted.map(({ name: path, originalSize }) => {
    const name = inputName(path);
    if (originalSize > MAX_SIZE) return { name, content: new Blob([]), problem: tooLarge(name) };
    const content = contents[path];
    return content instanceof Blob ? { name, content, problem: null } : broken(name, content);
  });
}

const LIMITS = `at most ${MAX_ENTRIES} files of together ${MAX_INFLATED / 1024 / 1024} MiB`;

/** The contents by their paths; an error where one cannot be read, which costs no other one. */
function contentsOf(bytes: Uint8Array, paths: ReadonlySet<string>): Readonly<Record<string, unknown>> {
  const take = (isTaken: (path: string) => boolean): Record<string, Blob> => {
    const taken = unzipSync(bytes, { filter: ({ name }) => isTaken(name) });
    return Object.fromEntries(Object.entries(taken).map(([path, content]) => [path, new Blob([content])]));
  };
  try {
    return take((path) => paths.has(path));
  } catch {
    const one = (path: string): unknown => {
      try {
        return take((other) => other === path)[path];
      } catch (error) {
        return error;
      }
    };
    return Object.fromEntries([...paths].map((path) => [path, one(path)]));
  }
}

function broken(name: string, error: unknown): Source {
  const why = error instanceof Error ? error.message : 'it is not in the archive';
  return { name, content: new Blob([]), problem: unreadable(name, why) };
}
