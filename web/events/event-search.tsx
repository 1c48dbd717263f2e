import type { VNode } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { attentionHeadline, eventState } from '../../reports/protocol/event-state.js';
import type { EventState } from '../../reports/protocol/event-state.js';
import { useComing } from '../results/use-coming.js';
import type { Api } from './api.js';
import type { DeviationsDocument } from './documents.js';
import { EventList } from './event-list.js';
import type { StatedEvent } from './event-list.js';
import { ListState, PageHeading } from './list-parts.js';
import { RegisterForm } from './register-form.js';
import { EVENT_FIELDS, SearchForm } from './search-form.js';
import { StateCards } from './state-cards.js';
import { useParts } from './use-loaded.js';

/** The events that the key opens: first those that need attention. */
export function EventSearch({ api }: { readonly api: Api }): VNode {
  const [query, setQuery] = useState<Readonly<Record<string, string>>>({});
  const list = useParts(api, 'events', query);
  // The same words searched again are another search.
  const again = (): void => {
    setQuery((before) => ({ ...before }));
  };
  const events = useMemo((): readonly StatedEvent[] => {
    const now = new Date().toISOString();
    return list.items.map((event) => ({ event, state: eventState(event, now) }));
  }, [list.items]);
  const differ = events.some(({ event }) => event.deviations > 0);
  const found = useComing(
    differ ? () => api.get<DeviationsDocument>('v1/deviations', { ...query, limit: MOST_DEVIATIONS }) : null,
    [api, differ, query],
  );
  const isSearched = Object.values(query).some((value) => value !== '');
  return (
    <>
      <PageHeading>
        {list.isWaiting || list.failure !== null || isSearched
          ? 'Events'
          : attentionHeadline(
              events.map(({ state }) => state),
              list.more === null,
            )}
      </PageHeading>
      {events.length < 2 ? null : <StateCards events={events} />}
      {GROUPS.map(({ title, states }) => {
        const those = events.filter(({ state }) => states.includes(state));
        if (those.length === 0) return null;
        return (
          <section>
            <h2>{title}</h2>
            <EventList
              label={title}
              events={those.sort((a, b) => states.indexOf(a.state) - states.indexOf(b.state))}
              deviations={found.kind === 'here' ? found.value.deviations : []}
            />
          </section>
        );
      })}
      <ListState list={list} none="no event" />
      {api.isSecret ? null : <RegisterForm api={api} onRegistered={again} />}
      <details class="folded-form">
        <summary>Search the events</summary>
        <SearchForm label="Events" fields={EVENT_FIELDS} onSearch={setQuery} />
      </details>
    </>
  );
}

/** In the order of the list. */
const GROUPS: readonly { readonly title: string; readonly states: readonly EventState[] }[] = [
  { title: 'Events that need attention', states: ['differs', 'waits'] },
  { title: 'Running events', states: ['runs'] },
  { title: 'Closed events', states: ['closed'] },
];

/** The most that the server answers at once. */
const MOST_DEVIATIONS = '1000';
