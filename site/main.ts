import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import MiniSearch from 'minisearch';
import { ROOT } from '../corpus/shipped/root.js';
import { apiPages } from './chapters/api.js';
import { changesPages } from './chapters/changes.js';
import { conformancePages } from './chapters/conformance.js';
import { guidePages } from './chapters/guide.js';
import { programsPages } from './chapters/programs.js';
import { readingsPages } from './chapters/readings.js';
import { rulesPages } from './chapters/rules.js';
import { laidOut } from './layout.js';
import type { SitePage } from './page.js';
import { COPIED } from './places.js';
import { searchEntries, searchGroups } from './search/entries.js';
import { SEARCH_OPTIONS } from './search/searched-page.js';
import type { SearchedPage, SearchFile } from './search/searched-page.js';
import { SITE_STYLE } from './style/site.js';

/**
 * Writes the pages of the site. No generator of sites does it: every page is made of the parts of the reports (Preact) from
 * typed data, so that such a generator would only write the files.
 * @param out the folder of the site.
 * @param api what typedoc wrote of the library.
 * @returns how many pages there are.
 */
export function writeSite(out: string, api: string): number {
  const pages = [
    ...guidePages(),
    ...rulesPages(),
    ...changesPages(),
    ...readingsPages(),
    ...programsPages(),
    ...conformancePages(),
    ...apiPages(api),
  ];
  for (const page of pages) write(out, page.path, laidOut(page));
  write(out, 'assets/site.css', SITE_STYLE);
  write(out, 'assets/search-index.json', searchIndex(pages));
  copy('web/icon.svg', join(out, 'assets/icon.svg'));
  for (const [from, to] of COPIED) copy(from, join(out, to));
  return pages.length;
}

function searchIndex(pages: readonly SitePage[]): string {
  const index = new MiniSearch<SearchedPage>(SEARCH_OPTIONS);
  index.addAll(searchEntries(pages));
  return JSON.stringify({ groups: searchGroups(), index } satisfies SearchFile);
}

function write(out: string, path: string, text: string): void {
  const file = join(out, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function copy(from: string, to: string): void {
  cpSync(fileURLToPath(new URL(from, ROOT)), to, { recursive: true });
}
