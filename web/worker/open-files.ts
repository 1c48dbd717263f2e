import { holdsPlayers } from '../../corpus/index.js';
import { emptyFolder, EXTENSIONS, inputName, MAX_SIZE } from '../../reports/words/input-problems.js';
import type { ChosenFile, Source } from './tasks.js';
import { isArchive, MAX_INFLATED, openArchive } from './archive.js';

/**
 * Files as they are, archives opened, in the order in which the command line goes through folders: by name, folder by
 * folder.
 */
export async function openFiles(files: readonly ChosenFile[]): Promise<readonly Source[]> {
  const sources: Source[] = [];
  for (const file of files) {
    const archived = await archiveOf(file);
    const isNamed = archived === null && !file.path.includes('/');
    for (const source of archived ?? [sourceOf(file)])
      sources.push(isNamed ? source : await markedIfOther(source));
  }
  // Where there is nothing else, the reader of the files says what is wrong with them.
  const isAnyLeft = sources.some(({ isSkipped }) => isSkipped !== true);
  const opened = isAnyLeft
    ? sources
    : sources.map(({ name, content, problem }) => ({ name, content, problem }));
  return named([...opened].sort((a, b) => byPath(a.name, b.name)));
}

/** Marks what a folder or an archive holds besides tournaments. */
async function markedIfOther(source: Source): Promise<Source> {
  const { content, problem } = source;
  if (problem !== null || content.size > MAX_SIZE) return source;
  try {
    return holdsPlayers(new Uint8Array(await content.arrayBuffer()))
      ? source
      : { ...source, isSkipped: true };
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
    if (!isArchive(start)) return null;
    const name = inputName(path);
    const size = content.size;
    // An archive is not smaller than what it holds, or hardly so.
    const bytes = size > MAX_INFLATED ? null : new Uint8Array(await content.arrayBuffer());
    const entries = openArchive(bytes, name, isTournamentName);
    if (entries.length > 0) return entries;
    return [{ name, content: NOTHING, problem: emptyFolder(name, 'archive') }];
  } catch {
    // Whoever reads it next says what is wrong.
    return null;
  }
}

/** Like a folder search: by its ending, and not what the Macintosh puts beside a file. */
function isTournamentName(path: string): boolean {
  const lower = path.toLowerCase();
  return EXTENSIONS.some((extension) => lower.endsWith(extension)) && !path.startsWith('__MACOSX/');
}

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
