import { editions } from '../../engine/index.js';
import type { Edition } from '../../engine/index.js';
import { editionLabel, forceWords } from '../../reports/words/edition-label.js';
import { CHAPTERS } from '../page.js';
import type { SitePage } from '../page.js';
import type { FoundAs, SearchedPage, SearchGroup } from './searched-page.js';

/** What the search finds: every page, and the parts of pages that are results by themselves. */
export function searchEntries(pages: readonly SitePage[]): SearchedPage[] {
  return pages.flatMap((page) => {
    const { path, title, words, found, parts = [] } = page;
    const own: FoundAs = found ?? { kind: 'page', code: '', label: chapterOf(page), text: '', keys: [] };
    return [
      { ...own, id: path, title: own.title ?? title, words },
      ...parts.map((part) => ({
        ...part.found,
        id: `${path}#${part.anchor}`,
        title: part.title,
        words: part.words,
      })),
    ];
  });
}

/** The groups of results: the editions, system by system, in each the newest first; then what belongs to no edition. */
export function searchGroups(): SearchGroup[] {
  return [
    ...editionsByRank().map((edition) => ({ name: editionLabel(edition), note: forceWords(edition) })),
    { name: 'Other pages', note: '' },
  ];
}

/** The editions system by system, in each the one in force first. */
export function editionsByRank(): Edition[] {
  return [...new Set(editions.map(({ system }) => system))].flatMap((system) =>
    editions
      .filter((one) => one.system === system)
      .reverse()
      .sort((a, b) => Number(isInForce(b)) - Number(isInForce(a))),
  );
}

/** Whether an edition is in force today, as far as its days say. */
export function isInForce({ from, until }: Edition): boolean {
  return from !== null && until === null;
}

function chapterOf({ path }: SitePage): string {
  return CHAPTERS.find((one) => one.path.split('/')[0] === path.split('/')[0])?.title ?? '';
}
