import { readdirSync, realpathSync, statSync } from 'node:fs';
import type { Dirent } from 'node:fs';
import { join, sep } from 'node:path';
import type * as Tinyglobby from 'tinyglobby';
import { isTournamentName } from '../../corpus/index.js';
import type { Problem } from '../../corpus/index.js';
import { emptyFolder, inputName, inputProblem } from '../../reports/words/input-problems.js';
import { isArchiveFile, openArchive } from './archives.js';
import { byCodeUnits } from './by-code-units.js';
import { fileErrorWords } from './input-problems.js';
import { specialKind } from './not-opened.js';
import type { NotOpened } from './not-opened.js';
import { loaded } from '../../corpus/shipped/packages.js';

/** A file to read ("-": standard input), or what was wrong with a path of the command line. */
export interface Input {
  readonly path: string;
  /** The path without control characters, for reports. */
  readonly name: string;
  readonly problem: Problem | null;
  /** The folder or archive of the command line in which it was found; null: it was named itself. */
  readonly folder: string | null;
  /** Its number in the archive at the path; null: it is the file at the path. */
  readonly entry: number | null;
  /** A pipe or a device that was named: reading it may have to wait. */
  readonly isStream: boolean;
  /** The kind of a file that must not be opened; null: it can be read. */
  readonly notOpened: NotOpened | null;
}

/**
 * The input files given by the paths of a command line: files as they are, all files of folders to the bottom and of ZIP
 * archives in the order of their names, patterns like "results/*.trf" that no shell has expanded, "-" for standard input.
 * The content of a file decides later whether it is skipped: see skipped.ts. A file that is named twice counts once.
 */
export function findInputs(paths: readonly string[]): Input[] {
  const search = new Search();
  for (const path of paths) search.add(path);
  return search.found;
}

class Search {
  readonly found: Input[] = [];
  /** Real paths of files and folders, so that nothing is visited twice and links cannot lead in circles. */
  readonly #seen = new Map<string, number>();
  /** Files and problems met in folders, also those met before. */
  #matches = 0;
  /** The folder or archive of the command line that is searched. */
  #folder: string | null = null;

  /** A path of the command line. */
  add(path: string): void {
    if (path === STDIN) {
      if (this.#isNew(STDIN)) this.#push(path);
      return;
    }
    try {
      const stats = statSync(path);
      if (stats.isDirectory()) this.#addTop(path, 'folder', () => this.#addFolder(path, realpathSync(path)));
      else if (!stats.isFile()) this.#addStream(path);
      else if (isArchiveFile(path))
        this.#addTop(path, 'archive', () => this.#addArchive(path, realpathSync(path)));
      else this.#addFile(path, realpathSync(path));
    } catch (error) {
      const matches = PATTERN.test(path) ? matchesOf(path) : [];
      for (const match of matches) this.add(match);
      if (matches.length === 0)
        this.#addProblem(path, 'input-missing', 'a tournament file, a folder or "-"', error);
    }
  }

  #addTop(path: string, kind: 'folder' | 'archive', search: () => boolean): void {
    const before = this.#matches;
    this.#folder = path;
    const isNew = search();
    this.#folder = null;
    if (isNew && this.#matches === before) this.#addFault(path, emptyFolder(inputName(path), kind));
  }

  /** False: it was searched before. */
  #addFolder(folder: string, real: string): boolean {
    if (!this.#isNew(real)) return false;
    let entries: Dirent[];
    try {
      entries = readdirSync(folder, { withFileTypes: true });
    } catch (error) {
      this.#addProblem(folder, 'input-unreadable', 'a folder that can be read', error);
      return true;
    }
    for (const entry of entries.sort((a, b) => byCodeUnits(a.name, b.name))) {
      const path = join(folder, entry.name);
      // Only a link leads elsewhere: of thousands of files nobody asks the disk again.
      const isLink = !entry.isFile() && !entry.isDirectory();
      try {
        const stats = isLink ? statSync(path) : entry;
        const realPath = isLink && !isSpecial(stats) ? realpathSync(path) : join(real, entry.name);
        if (stats.isDirectory()) this.#addFolder(path, realPath);
        else if (!stats.isFile()) this.#addUnopened(path, realPath, specialKind(stats));
        // A file with the name of a tournament is opened only once, where it is checked.
        else if (!isTournamentName(path) && isArchiveFile(path)) this.#addArchive(path, realPath);
        else this.#addFile(path, realPath);
      } catch (error) {
        if (isTournamentName(path))
          this.#addProblem(path, 'input-unreadable', 'a file or folder that can be read', error);
        else this.#addUnopened(path, join(real, entry.name), 'link');
      }
    }
    return true;
  }

  /** False: it was opened before. */
  #addArchive(archive: string, real: string): boolean {
    if (!this.#isNew(real)) return false;
    const { files, problem } = openArchive(archive, inputName(archive));
    for (const { entry, path, isRead, problem: fault } of files) {
      this.#matches++;
      const name = inputName(`${archive}/${path}`);
      const notOpened = isRead || fault !== null ? null : 'in-archive';
      this.#push(archive, { name, entry, notOpened, problem: fault });
    }
    if (problem !== null) this.#addFault(archive, problem);
    return true;
  }

  #addFile(path: string, real: string): void {
    this.#matches++;
    if (this.#isNew(real)) this.#push(path);
    else if (this.#folder === null) this.#nameItself(real);
  }

  /** Something that was named and is neither a file nor a folder: /dev/stdin, a named pipe. */
  #addStream(path: string): void {
    if (this.#isNew(path)) this.#push(path, { isStream: true });
  }

  #addUnopened(path: string, real: string, notOpened: NotOpened): void {
    this.#matches++;
    if (this.#isNew(real)) this.#push(path, { notOpened });
  }

  /** A file that was found in a folder before it is named. */
  #nameItself(real: string): void {
    const index = this.#seen.get(real) ?? -1;
    const known = this.found.at(index);
    if (index >= 0 && known !== undefined) this.found[index] = { ...known, folder: null };
  }

  #addProblem(path: string, code: string, expected: string, error: unknown): void {
    const message = `This input cannot be used: ${fileErrorWords(error)}.`;
    this.#addFault(path, inputProblem(inputName(path), code, expected, message));
  }

  #addFault(path: string, problem: Problem): void {
    this.#matches++;
    this.#push(path, { problem });
  }

  #push(path: string, other: Partial<Input> = {}): void {
    const folder = this.#folder;
    const plain = { problem: null, folder, entry: null, isStream: false, notOpened: null };
    this.found.push({ path, name: inputName(path), ...plain, ...other });
  }

  /** Remembers where in the list it will stand. */
  #isNew(real: string): boolean {
    if (this.#seen.has(real)) return false;
    this.#seen.set(real, this.found.length);
    return true;
  }
}

function isSpecial(stats: Pick<Dirent, 'isFile' | 'isDirectory'>): boolean {
  return !stats.isFile() && !stats.isDirectory();
}

const PATTERN = /[*?[\]{}]/;

/** What a pattern stands for, in the same order on every machine. */
function matchesOf(pattern: string): string[] {
  const { globSync } = loaded('tinyglobby') as typeof Tinyglobby;
  const found = globSync(sep === '/' ? pattern : pattern.replaceAll(sep, '/'), {
    onlyFiles: false,
    expandDirectories: false,
  });
  return found.sort(byCodeUnits);
}

const STDIN = '-';
