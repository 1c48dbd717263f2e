import { chapterAt } from './page.js';
import { isThere, publicAddress, textOf } from './repository.js';

/** Pages that are made from a text of the repository, by the path of that text: the guide, and what opens a chapter. */
export const TEXT_PAGES: ReadonlyMap<string, string> = new Map([
  ['README.md', 'index.html'],
  ...guideTexts().map((path): [string, string] => [path, `guide/${nameOf(path)}.html`]),
  ['corpus/readings.md', chapterAt('readings/index.html').path],
  ['corpus/programs/README.md', chapterAt('programs/index.html').path],
  ['corpus/conformance/README.md', chapterAt('conformance/index.html').path],
  ['corpus/edition-examples/README.md', chapterAt('changes/index.html').path],
]);

/** Folders of the repository whose files lie on the site as they are, by where they lie there. */
export const COPIED: readonly (readonly [from: string, to: string])[] = [
  ['docs/pictures', 'pictures'],
  ['corpus/rule-examples', 'files/rule-examples'],
  ['corpus/edition-examples', 'files/edition-examples'],
  ['corpus/programs', 'files/programs'],
  ['corpus/conformance', 'files/conformance'],
];

/**
 * Where the site, or else the repository, has a file.
 * @returns a path below the top of the site, or a whole address.
 * @throws Error for a file that there is not.
 */
export function placeOf(path: string): string {
  const page = TEXT_PAGES.get(path);
  if (page !== undefined) return page;
  for (const [from, to] of COPIED) if (path.startsWith(`${from}/`)) return to + path.slice(from.length);
  if (!isThere(path)) throw new Error(`a text links to ${path}, which is not there`);
  return publicAddress(path);
}

/** The texts of the guide, in the order in which the README names them. */
export function guideTexts(): string[] {
  const named = [...textOf('README.md').matchAll(/\]\(((?:docs\/[\w-]+|CONTRIBUTING)\.md)/g)];
  return [...new Set([...named.map(([, path]) => path), 'certification/PROTOCOL.md'])];
}

function nameOf(path: string): string {
  return path.replace(/^.*\/|\.md$/g, '').toLowerCase();
}
