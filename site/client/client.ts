import MiniSearch from 'minisearch';
import { SEARCH_OPTIONS } from '../search-options.js';
import type { SearchedPage } from '../search-options.js';

/** The search of the site: the index is fetched from the site itself when somebody begins to write. */
const top = document.querySelector<HTMLScriptElement>('script[data-top]')?.dataset['top'] ?? '';
const form = document.querySelector<HTMLFormElement>('[data-search]');
const input = form?.querySelector('input');
const list = form?.querySelector('ul');
let index: Promise<MiniSearch<SearchedPage>> | null = null;

if (form && input && list) {
  form.hidden = false;
  input.addEventListener('input', () => void show(input.value, list));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    list.querySelector('a')?.click();
  });
  form.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    list.replaceChildren();
    input.focus();
  });
}

const MOST_FOUND = 12;

async function show(text: string, shown: HTMLUListElement): Promise<void> {
  index ??= load();
  const search = await index;
  // Meanwhile more may have been written.
  if (input?.value !== text) return;
  const found = text.trim() === '' ? [] : search.search(text).slice(0, MOST_FOUND);
  const none = text.trim() !== '' && found.length === 0 ? [itemOf('Nothing is found.')] : [];
  shown.replaceChildren(
    ...none,
    ...found.map(({ id, title, chapter }) => {
      const link = document.createElement('a');
      link.href = `${top}${String(id)}`;
      link.textContent = String(title);
      const item = itemOf(` ${String(chapter)}`);
      item.prepend(link);
      return item;
    }),
  );
}

function itemOf(text: string): HTMLLIElement {
  const item = document.createElement('li');
  item.textContent = text;
  return item;
}

async function load(): Promise<MiniSearch<SearchedPage>> {
  const answer = await fetch(`${top}assets/search-index.json`);
  return MiniSearch.loadJSON(await answer.text(), SEARCH_OPTIONS);
}
