import { readdirSync, realpathSync, statSync } from 'node:fs';
import type { Dirent } from 'node:fs';
import { join, sep } from 'node:path';
import type * as Tinyglobby from 'tinyglobby';
import type { Problem } from '../../corpus/index.js';
import { emptyFolder, EXTENSIONS, inputName, inputProblem } from '../../reports/words/input-problems.js';
import { fileErrorWords } from './input-problems.js';
import { loaded } from './packages.js';

/** A file to read ("-": standard input), or what was wrong with a path of the command line. */
export interface Input {
  readonly path: string;
  /** The path without control characters, for reports. */
  readonly name: string;
  readonly problem: Problem | null;
  /** The folder of the command line in which it was found; null: it was named itself. */
  readonly folder: string | null;
}

/**
 * The files that the paths of a command line stand for: files as they are, folders searched to the bottom for
 * tournament files in the order of their names, patterns like "results/*.trf" that no shell has expanded, "-" for standard
 * input. A file that is named twice counts once.
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
  /** Tournament files and problems met in folders, also those met before. */
  #matches = 0;
  /** The folder of the command line that is searched. */
  #folder: string | null = null;

  /** A path of the command line. */
  add(path: string): void {
    if (path === STDIN) {
      if (this.#isNew(STDIN)) this.found.push({ path, name: path, problem: null, folder: null });
      return;
    }
    try {
      if (statSync(path).isDirectory()) this.#addTopFolder(path, realpathSync(path));
      else this.#addFile(path, realpathSync(path));
    } catch (error) {
      const matches = PATTERN.test(path) ? matchesOf(path) : [];
      for (const match of matches) this.add(match);
      if (matches.length === 0)
        this.#addProblem(path, 'input-missing', 'a tournament file, a folder or "-"', error);
    }
  }

  #addTopFolder(path: string, real: string): void {
    if (this.#seen.has(real)) return;
    const before = this.#matches;
    this.#folder = path;
    this.#addFolder(path, real);
    this.#folder = null;
    if (this.#matches === before) this.#add(path, emptyFolder(inputName(path), 'folder'));
  }

  #addFolder(folder: string, real: string): void {
    if (!this.#isNew(real)) return;
    let entries: Dirent[];
    try {
      entries = readdirSync(folder, { withFileTypes: true });
    } catch (error) {
      this.#addProblem(folder, 'input-unreadable', 'a folder that can be read', error);
      return;
    }
    for (const entry of entries.sort((a, b) => byCodeUnits(a.name, b.name))) {
      const { name } = entry;
      const path = join(folder, name);
      // Only a link leads elsewhere: of thousands of files nobody asks the disk again.
      const isLink = !entry.isFile() && !entry.isDirectory();
      const realPath = (): string => (isLink ? realpathSync(path) : join(real, name));
      try {
        if ((isLink ? statSync(path) : entry).isDirectory()) this.#addFolder(path, realPath());
        else if (EXTENSIONS.some((extension) => name.toLowerCase().endsWith(extension)))
          this.#addFile(path, realPath());
      } catch (error) {
        this.#addProblem(path, 'input-unreadable', 'a file or folder that can be read', error);
      }
    }
  }

  #addFile(path: string, real: string): void {
    this.#matches++;
    const folder = this.#folder;
    if (this.#isNew(real)) this.found.push({ path, name: inputName(path), problem: null, folder });
    else if (folder === null) this.#nameItself(real);
  }

  /** A file that was found in a folder before it is named. */
  #nameItself(real: string): void {
    const index = this.#seen.get(real) ?? -1;
    const known = this.found.at(index);
    if (index >= 0 && known !== undefined) this.found[index] = { ...known, folder: null };
  }

  #addProblem(path: string, code: string, expected: string, error: unknown): void {
    const message = `This input cannot be used: ${fileErrorWords(error)}.`;
    this.#add(path, inputProblem(inputName(path), code, expected, message));
  }

  #add(path: string, problem: Problem): void {
    this.#matches++;
    this.found.push({ path, name: inputName(path), problem, folder: this.#folder });
  }

  /** Remembers where in the list it will stand. */
  #isNew(real: string): boolean {
    if (this.#seen.has(real)) return false;
    this.#seen.set(real, this.found.length);
    return true;
  }
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

/** The same order on every machine. */
function byCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
