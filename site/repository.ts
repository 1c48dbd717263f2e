import { existsSync, readFileSync } from 'node:fs';
import { ROOT } from '../corpus/shipped/root.js';
import { HOME } from '../reports/home.js';

/** What the site is made from: the files of the checkout. Paths are those in the repository, with slashes. */

/** The text of a file. Throws where there is none. */
export function textOf(path: string): string {
  return readFileSync(new URL(path, ROOT), 'utf8');
}

/** Whether a file or a folder is there. */
export function isThere(path: string): boolean {
  return existsSync(new URL(path, ROOT));
}

/** Where a file that is not on the site can be read. */
export function publicAddress(path: string): string {
  return `${HOME}/blob/main/${path}`;
}
