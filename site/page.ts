import type { VNode } from 'preact';

/** A page of the site before it is laid out. */
export interface SitePage {
  /** Below the top of the site, like "guide/check.html". */
  readonly path: string;
  readonly title: string;
  /** The pages above it, from the top. */
  readonly trail: readonly Crumb[];
  readonly body: VNode;
  /** Words by which the search finds it, besides its title. */
  readonly words: string;
}

export interface Crumb {
  readonly title: string;
  readonly path: string;
}

/** The chapters of the site, in the order in which they are offered. */
export const CHAPTERS: readonly Crumb[] = [
  { title: 'Guide', path: 'guide/index.html' },
  { title: 'Rules', path: 'rules/index.html' },
  { title: 'Changes', path: 'changes/index.html' },
  { title: 'Readings', path: 'readings/index.html' },
  { title: 'Programs', path: 'programs/index.html' },
  { title: 'Conformance', path: 'conformance/index.html' },
  { title: 'Check', path: 'check/index.html' },
  { title: 'API', path: 'api/index.html' },
];

/** The chapter at a path. Throws where there is none. */
export function chapterAt(path: string): Crumb {
  const found = CHAPTERS.find((one) => one.path === path);
  if (found === undefined) throw new Error(`the site has no chapter ${path}`);
  return found;
}

/** The way from a page to the top of the site: "", or "../" for each folder. */
export function topFrom(path: string): string {
  return '../'.repeat(path.split('/').length - 1);
}
