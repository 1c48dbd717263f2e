import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { Api } from './api.js';
import { DeviationTable } from './deviation-table.js';
import { ListState, PageHeading } from './list-parts.js';
import { EVENT_FIELDS, SearchForm } from './search-form.js';
import { useParts } from './use-loaded.js';

/** The deviations of all events that the key opens, searched. */
export function DeviationSearch({ api }: { readonly api: Api }): VNode {
  const [query, setQuery] = useState<Readonly<Record<string, string>>>({});
  const list = useParts(api, 'deviations', query);
  return (
    <>
      <PageHeading>Deviations</PageHeading>
      <SearchForm label="Deviations" fields={FIELDS} onSearch={setQuery} />
      {list.items.length === 0 ? null : <DeviationTable deviations={list.items} hasEvents />}
      <ListState list={list} none="no deviation" />
    </>
  );
}

const FIELDS = [
  ...EVENT_FIELDS,
  { name: 'rule', words: 'Rule, like C12' },
  { name: 'kind', words: 'Kind, like pair or result' },
];
