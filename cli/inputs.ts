import { readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../corpus/index.js';
import { fileErrorWords, inputProblem } from './input-problems.js';

/** A file to read ("-": standard input), or what was wrong with a path of the command line. */
export interface Input {
  readonly path: string;
  /** The path without control characters, for reports. */
  readonly name: string;
  readonly problem: Problem | null;
}

/**
 * The files that the paths of a command line stand for: files as they are, folders searched to the bottom for
 * tournament files in the order of their names, "-" for standard input. A file that is named twice counts once.
 */
export function findInputs(paths: readonly string[]): Input[] {
  const search = new Search();
  for (const path of paths) search.add(path);
  return search.found;
}

class Search {
  readonly found: Input[] = [];
  /** Real paths of files and folders, so that nothing is visited twice and links cannot lead in circles. */
  readonly #seen = new Set<string>();

  /** A path of the command line. */
  add(path: string): void {
    if (path === STDIN) {
      if (this.#isNew(STDIN)) this.found.push({ path, name: path, problem: null });
      return;
    }
    try {
      if (!statSync(path).isDirectory()) return this.#addFile(path);
    } catch (error) {
      return this.#addProblem(path, 'input-missing', 'a tournament file, a folder or "-"', error);
    }
    const before = this.found.length;
    const known = this.#seen.size;
    this.#addFolder(path);
    if (this.found.length === before && this.#seen.size <= known + 1)
      this.#addProblem(path, 'input-empty-folder', EXTENSIONS.join(', '), EMPTY_FOLDER);
  }

  #addFolder(folder: string): void {
    if (!this.#isNew(realpathSync(folder))) return;
    let names: string[];
    try {
      names = readdirSync(folder);
    } catch (error) {
      return this.#addProblem(folder, 'input-unreadable', 'a folder that can be read', error);
    }
    for (const name of names.sort(byCodeUnits)) {
      const path = join(folder, name);
      try {
        if (statSync(path).isDirectory()) this.#addFolder(path);
        else if (EXTENSIONS.some((extension) => name.toLowerCase().endsWith(extension))) this.#addFile(path);
      } catch (error) {
        this.#addProblem(path, 'input-unreadable', 'a file or folder that can be read', error);
      }
    }
  }

  #addFile(path: string): void {
    if (this.#isNew(realpathSync(path))) this.found.push({ path, name: printable(path), problem: null });
  }

  #addProblem(path: string, code: string, expected: string, error: unknown): void {
    const name = printable(path);
    const message = `This input cannot be used: ${fileErrorWords(error)}.`;
    this.found.push({ path, name, problem: inputProblem(name, code, expected, message) });
  }

  #isNew(real: string): boolean {
    if (this.#seen.has(real)) return false;
    this.#seen.add(real);
    return true;
  }
}

const STDIN = '-';
const EXTENSIONS = ['.trf', '.trfx', '.txt'];
const EMPTY_FOLDER = new Error('the folder holds no tournament file');

function printable(path: string): string {
  return path.replace(/\p{Cc}/gu, '\uFFFD');
}

/** The same order on every machine. */
function byCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
