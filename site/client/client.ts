import MiniSearch from 'minisearch';
import { ranked } from '../search/ranked.js';
import { keyOf, SEARCH_OPTIONS } from '../search/searched-page.js';
import type { Hit, SearchedPage, SearchFile, SearchGroup } from '../search/searched-page.js';
import { showResults } from './results.js';

/**
 * The search of the site. It fetches the index from the site when somebody begins to type. The results replace the content of
 * the page, so that nothing opens over it.
 */
const top = document.querySelector<HTMLScriptElement>('script[data-top]')?.dataset['top'] ?? '';
const form = document.querySelector<HTMLFormElement>('[data-search]');
const input = form?.querySelector('input');
const place = document.querySelector<HTMLElement>('#found');
const page = document.querySelector<HTMLElement>('[data-page]');
let loaded: Promise<Loaded> | null = null;

if (form && input && place && page) {
  form.hidden = false;
  const update = (): void => void show(input, place, page);
  input.addEventListener('input', update);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void show(input, place, page).then(() => place.querySelector('a')?.focus());
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || place.hidden) return;
    input.value = '';
    update();
    input.focus();
  });
  offerHints(input, update);
  // After the way back from a result the browser has kept what was written.
  if (input.value !== '') update();
}

interface Loaded {
  readonly search: MiniSearch<SearchedPage>;
  readonly all: readonly Hit[];
  readonly groups: readonly SearchGroup[];
}

async function show(field: HTMLInputElement, found: HTMLElement, shown: HTMLElement): Promise<void> {
  const query = field.value.trim();
  if (query === '') {
    [found.hidden, shown.hidden] = [true, false];
    return;
  }
  loaded ??= load();
  const { search, all, groups } = await loaded;
  // Meanwhile more may have been written.
  if (field.value.trim() !== query) return;
  showResults(found, ranked(query, hitsOf(search.search(keyOf(query))), all, groups), { query, top });
  [found.hidden, shown.hidden] = [false, true];
}

function offerHints(field: HTMLInputElement, update: () => void): void {
  for (const hints of document.querySelectorAll<HTMLElement>('[data-hints]')) hints.hidden = false;
  for (const button of document.querySelectorAll<HTMLElement>('[data-hint]'))
    button.addEventListener('click', () => {
      field.value = button.dataset['hint'] ?? '';
      update();
      field.focus();
    });
}

async function load(): Promise<Loaded> {
  const answer = await fetch(`${top}assets/search-index.json`);
  const { groups, index } = (await answer.json()) as SearchFile;
  const search = MiniSearch.loadJS<SearchedPage>(
    index as Parameters<typeof MiniSearch.loadJS>[0],
    SEARCH_OPTIONS,
  );
  return { search, all: hitsOf(search.search(MiniSearch.wildcard)), groups };
}

/** What the index stores of a page comes with every result. */
function hitsOf(results: readonly object[]): readonly Hit[] {
  return results as readonly Hit[];
}
