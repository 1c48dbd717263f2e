import { KINDS } from '../search/ranked.js';
import type { RankedGroup, RankedHit } from '../search/ranked.js';
import type { FoundKind } from '../search/searched-page.js';

/** Shows the results of a search by editions, with buttons that choose a kind. */
export function showResults(place: HTMLElement, groups: readonly RankedGroup[], asked: Asked): void {
  const [count, kinds, list] = ['[data-count]', '[data-kinds]', '[data-results]'].map((name) =>
    place.querySelector<HTMLElement>(name),
  );
  if (!count || !kinds || !list) return;
  const all = groups.flatMap(({ results }) => results);
  count.textContent = all.length === 0 ? `No results for “${asked.query}”` : countWords(all.length, asked);
  const choose = (chosen: FoundKind | null): void => {
    const some = groups
      .map((group) => ({
        ...group,
        results: group.results.filter(({ hit }) => chosen === null || hit.kind === chosen),
      }))
      .filter(({ results }) => results.length > 0);
    list.replaceChildren(...some.map((group) => groupOf(group, asked)));
    kinds.replaceChildren(...buttonsOf(all, chosen, choose));
  };
  choose(null);
}

export interface Asked {
  readonly query: string;
  /** The way from the page to the top of the site. */
  readonly top: string;
}

function countWords(count: number, { query }: Asked): string {
  return `${count} ${count === 1 ? 'result' : 'results'} for “${query}”`;
}

const NAMES: Readonly<Record<FoundKind, string>> = {
  rule: 'Rules',
  reading: 'Readings',
  cases: 'Test cases',
  page: 'Other pages',
};

function buttonsOf(
  all: readonly RankedHit[],
  chosen: FoundKind | null,
  choose: (kind: FoundKind | null) => void,
): HTMLElement[] {
  const counted = KINDS.map((kind) => [kind, all.filter(({ hit }) => hit.kind === kind).length] as const);
  const known = counted.filter(([, count]) => count > 0);
  if (known.length < 2) return [];
  return [[null, all.length] as const, ...known].map(([kind, count]) => {
    const button = element('button', `${kind === null ? 'All' : NAMES[kind]} ${count}`);
    button.setAttribute('type', 'button');
    button.setAttribute('aria-pressed', String(kind === chosen));
    button.addEventListener('click', () => {
      choose(kind);
      // The buttons are new: the one that was pressed keeps the focus.
      document.querySelector<HTMLElement>('#found [aria-pressed=true]')?.focus();
    });
    return button;
  });
}

function groupOf({ name, note, results }: RankedGroup, asked: Asked): HTMLElement {
  const heading = element('h2', `${name} `);
  if (note !== '') heading.append(element('small', note));
  const list = element('ul');
  // A few more than shown at once are no reason for a button.
  const shown = results.length > SHOWN_AT_ONCE + 2 ? SHOWN_AT_ONCE : results.length;
  list.append(...results.slice(0, shown).map((result) => itemOf(result, asked)));
  const section = element('section');
  section.className = 'hits';
  section.append(heading, list);
  if (shown < results.length) section.append(moreButton(list, results.slice(shown), name, asked));
  return section;
}

const SHOWN_AT_ONCE = 5;

/** Shows the other results of an edition, and goes on to the first of them. */
function moreButton(
  list: HTMLElement,
  others: readonly RankedHit[],
  name: string,
  asked: Asked,
): HTMLElement {
  const button = element('button', `Show ${others.length} more of ${name}`);
  button.setAttribute('type', 'button');
  button.addEventListener('click', () => {
    const items = others.map((result) => itemOf(result, asked));
    list.append(...items);
    button.remove();
    items[0]?.querySelector('a')?.focus();
  });
  return button;
}

function itemOf({ hit, isNamed, text }: RankedHit, { top }: Asked): HTMLElement {
  const id = element('span');
  id.className = 'id';
  const isMarked = isNamed && hit.kind === 'rule';
  id.append(element(isMarked ? 'mark' : 'span', hit.code === '' ? hit.label : hit.code));
  if (hit.code !== '' && hit.label !== '') id.append(element('small', hit.label));
  const link = document.createElement('a');
  link.href = `${top}${hit.id}`;
  link.textContent = hit.title;
  const item = element('li');
  item.append(id, link, element('p', text));
  return item;
}

function element(name: string, text = ''): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
