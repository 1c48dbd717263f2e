import type { VNode } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { PROGRAM } from '../../reports/program.js';
import type { Client } from '../worker/client.js';
import { apiWith } from './api.js';
import type { Api } from './api.js';
import { EventSearch } from './event-search.js';
import { EventView } from './event-view.js';
import { KeyForm } from './key-form.js';
import { KeysView } from './keys-view.js';
import { SeasonView } from './season-view.js';
import { useRoute } from './use-route.js';
import type { Route } from './use-route.js';
import { DeviationTable } from './deviation-table.js';
import { ListState, PageHeading } from './list-parts.js';
import { EVENT_FIELDS, SearchForm } from './search-form.js';
import { useParts } from './use-loaded.js';

/** The pages of the pairings server: what it keeps, as far as a key opens it. */
export function EventsApp({ client }: { readonly client: Client }): VNode {
  const [key, setKey] = useState(() => sessionStorage.getItem(KEPT));
  const [refusal, setRefusal] = useState<string | null>(null);
  const route = useRoute();
  const forget = (why: string | null): void => {
    sessionStorage.removeItem(KEPT);
    setKey(null);
    setRefusal(why);
  };
  const api = useMemo(() => (key === null ? null : apiWith(key, forget)), [key]);
  return (
    <>
      <header class="top">
        <a class="brand" href="#/">
          <span class="c" />
          <span class="c k" />
          {PROGRAM.name}
        </a>
        <nav aria-label="Pages">
          <PageLink to="#/" isHere={route.kind === 'events'} words="Events" />
          <PageLink to="#/deviations" isHere={route.kind === 'deviations'} words="Deviations" />
          {api === null || api.isSecret ? null : (
            <>
              <PageLink to="#/season" isHere={route.kind === 'season'} words="Evaluation" />
              <PageLink to="#/keys" isHere={route.kind === 'keys'} words="Keys" />
            </>
          )}
          <a href="./">Check a file</a>
        </nav>
        <span class="end">
          <span class="where">Pairings server</span>
          {key === null ? null : (
            <button
              type="button"
              class="plain"
              onClick={() => {
                forget(null);
              }}
            >
              Forget the key
            </button>
          )}
        </span>
      </header>
      <main>
        {api === null ? (
          <KeyForm
            refusal={refusal}
            onKey={(typed) => {
              sessionStorage.setItem(KEPT, typed);
              setRefusal(null);
              setKey(typed);
            }}
          />
        ) : (
          <Page route={route} api={api} client={client} />
        )}
      </main>
      <footer>
        <p>
          {PROGRAM.name} {PROGRAM.version}. No statement of FIDE.{' '}
          <a href="./THIRD-PARTY.txt">Licences of what this page runs</a>.
        </p>
      </footer>
    </>
  );
}

/** Under this name the key is kept, for this tab. */
const KEPT = 'swissproof-key';

function Page(props: { readonly route: Route; readonly api: Api; readonly client: Client }): VNode {
  const { route, api, client } = props;
  if (route.kind === 'deviations') return <DeviationSearch api={api} />;
  if (route.kind === 'keys') return <KeysView api={api} />;
  if (route.kind === 'season') return <SeasonView api={api} />;
  if (route.kind === 'event')
    return <EventView key={route.event} api={api} client={client} event={route.event} />;
  return <EventSearch api={api} />;
}

function PageLink(props: { readonly to: string; readonly isHere: boolean; readonly words: string }): VNode {
  const { to, isHere, words } = props;
  return (
    <a href={to} aria-current={isHere ? 'page' : undefined}>
      {words}
    </a>
  );
}

/** The deviations of all events that the key opens, searched. */
function DeviationSearch({ api }: { readonly api: Api }): VNode {
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
