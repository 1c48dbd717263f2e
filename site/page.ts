import type { VNode } from 'preact';
import type { FoundAs } from './search/searched-page.js';

/** A page of the site before it is laid out. */
export interface SitePage {
  /** Below the top of the site, like "guide/check.html". */
  readonly path: string;
  readonly title: string;
  /** What stands in its heading instead of the title; absent: the title. */
  readonly heading?: VNode;
  /** The pages above it, from the top. */
  readonly trail: readonly Crumb[];
  readonly body: VNode;
  /** Its heading with a large search, on the page where readers begin; absent: the search is in the head of the page. */
  readonly hero?: VNode;
  /** Words by which the search finds it, besides its title. */
  readonly words: string;
  /** What the search shows of it; absent: its title and its chapter. */
  readonly found?: FoundAs;
  /** Results of the search that lead into the page; absent: none. */
  readonly parts?: readonly FoundPart[];
}

/** A part of a page that the search finds by itself. */
export interface FoundPart {
  readonly anchor: string;
  readonly title: string;
  readonly words: string;
  readonly found: FoundAs;
}

export interface Crumb {
  readonly title: string;
  readonly path: string;
}

/** The chapters of the site, in the order in which they are offered. */
export const CHAPTERS: readonly Crumb[] = [
  { title: 'Rules', path: 'rules/index.html' },
  { title: 'Changes', path: 'changes/index.html' },
  { title: 'Readings', path: 'readings/index.html' },
  { title: 'Cases', path: 'conformance/index.html' },
  { title: 'Programs', path: 'programs/index.html' },
  { title: 'Guide', path: 'guide/index.html' },
  { title: 'API', path: 'api/index.html' },
  { title: 'Check a file', path: 'check/index.html' },
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
