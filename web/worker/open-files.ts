import { MAX_INFLATED } from '../../corpus/archive/list-archive.js';
import { isZip } from '../../corpus/archive/zip-entries.js';
import { foreignFormat, isTournamentLike, isTournamentName } from '../../corpus/index.js';
import { skippedByContent } from '../../reports/skipped-file.js';
import { emptyFolder, inputName, MAX_SIZE } from '../../reports/words/input-problems.js';
import { openArchive } from './archive.js';
import type { ChosenFile, Source } from './tasks.js';

/**
 * Files as they are, archives opened, in the order in which the command line goes through folders: by name, folder by
 * folder.
 */
export async function openFiles(files: readonly ChosenFile[]): Promise<readonly Source[]> {
  const sources: Source[] = [];
  for (const file of files) {
    const archived = await archiveOf(file);
    const isNamed = archived === null && !file.path.includes('/');
    const own: Source[] = [];
    for (const source of archived ?? [sourceOf(file)])
      own.push(isNamed ? source : await markedIfOther(source));
    sources.push(...own, ...(archived !== null && own.every(isOther) ? [empty(file.path, 'archive')] : []));
  }
  // Only folders can have nothing else in them.
  if (files.length > 0 && sources.every(isOther)) sources.push(empty(files[0].path.split('/')[0], 'folder'));
  return named([...sources].sort((a, b) => byPath(a.name, b.name)));
}

function isOther({ isSkipped }: Source): boolean {
  return isSkipped === true;
}

/** Says of a folder or an archive that it holds no tournament. */
function empty(path: string, kind: 'folder' | 'archive'): Source {
  const name = inputName(path);
  return { name, content: NOTHING, problem: emptyFolder(name, kind) };
}

/** Marks what a folder or an archive holds besides tournaments. */
async function markedIfOther(source: Source): Promise<Source> {
  const { name, content, problem, isSkipped } = source;
  if (problem !== null || isSkipped === true) return source;
  try {
    // Of films only the beginning is read.
    const isLarge = content.size > MAX_SIZE;
    const bytes = new Uint8Array(await content.slice(0, isLarge ? HEAD : MAX_SIZE).arrayBuffer());
    if (isLarge && (isTournamentName(name) || isTournamentLike(bytes, name))) return source;
    const skipped = skippedByContent(bytes, name);
    return skipped === null ? source : { ...source, isSkipped: true, ...skipped };
  } catch {
    // Whoever reads it next says what is wrong.
    return source;
  }
}

function sourceOf({ path, content }: ChosenFile): Source {
  return { name: inputName(path), content, problem: null };
}

/** What is in an archive; null for a file that is none. */
async function archiveOf({ path, content }: ChosenFile): Promise<readonly Source[] | null> {
  try {
    const start = new Uint8Array(await content.slice(0, 4).arrayBuffer());
    if (!isZip(start)) return null;
    const name = inputName(path);
    const size = content.size;
    // An archive is not smaller than what it holds, or hardly so.
    const bytes = size > MAX_INFLATED ? null : new Uint8Array(await content.arrayBuffer());
    if (bytes !== null && foreignFormat(bytes, name)?.id !== 'zip') return null;
    return openArchive(bytes, name);
  } catch {
    // Whoever reads it next says what is wrong.
    return null;
  }
}

/** As much of a large file shows that it is no tournament. */
const HEAD = 64 * 1024;

const NOTHING = new Blob([]);

/** Two files of the same name are told apart by a number. */
function named(sources: readonly Source[]): Source[] {
  const taken = new Map<string, number>();
  return sources.map((source) => {
    const count = (taken.get(source.name) ?? 0) + 1;
    taken.set(source.name, count);
    return count === 1 ? source : { ...source, name: `${source.name} (${count})` };
  });
}

function byPath(a: string, b: string): number {
  const [left, right] = [a.split('/'), b.split('/')];
  const at = left.findIndex((part, index) => part !== right[index]);
  if (at < 0) return left.length - right.length;
  return at >= right.length || left[at] > right[at] ? 1 : -1;
}
