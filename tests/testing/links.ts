import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import manifest from '../../package.json' with { type: 'json' };
import { HOME } from '../../reports/home.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** How an address begins that scripts/packed-pages.mjs writes: the repository at the tag of this version. */
export const TAGGED = `${HOME}/`;
const FILE_OF_TAG = new RegExp(`^${HOME}/(?:blob|raw)/v${manifest.version}/(.+)$`);

/** The links of a page of Markdown or HTML, without those to other sites. */
export function linksOf(root: string, page: string): string[] {
  const text = readFileSync(join(root, page), 'utf8');
  const found = page.endsWith('.md')
    ? text.replace(/^```[^]*?^```/gm, '').matchAll(/\]\(([^)\s]+)/g)
    : text.matchAll(/ (?:href|src)="([^"]+)"/g);
  return Array.from(found, ([, link]) => link).filter(
    (link) => link.startsWith(TAGGED) || !/^(?:[a-z]+:)/.test(link),
  );
}

/**
 * Whether a link of a page below a folder leads to a file there and to a heading of it, or to a file of the repository that
 * this checkout has.
 */
export function leadsSomewhere(root: string, page: string, link: string): boolean {
  const [target, anchor] = link.split('#');
  if (target.startsWith(TAGGED)) {
    const path = FILE_OF_TAG.exec(target)?.[1];
    return path !== undefined && hasHeading(join(ROOT, path), anchor);
  }
  return hasHeading(join(root, target === '' ? page : join(dirname(page), target)), anchor);
}

function hasHeading(path: string, anchor: string | undefined): boolean {
  if (!existsSync(path)) return false;
  if (anchor === undefined || !path.endsWith('.md')) return true;
  const headings = readFileSync(path, 'utf8')
    .replace(/^```[^]*?^```/gm, '')
    .matchAll(/^#+ (.+)$/gm);
  return Array.from(headings, ([, words]) => slugOf(words)).includes(anchor);
}

/** The anchor that GitHub gives a heading. */
function slugOf(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}
