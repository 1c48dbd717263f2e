import type { VNode } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { attentionHeadline, eventState } from '../../reports/protocol/event-state.js';
import type { EventState } from '../../reports/protocol/event-state.js';
import { useComing } from '../results/use-coming.js';
import type { Api } from './api.js';
import type { DeviationsDocument, EventDocument } from './documents.js';
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
  const differ = list.items.some(({ deviations }) => deviations > 0);
  const found = useComing(
    differ ? () => api.get<DeviationsDocument>('v1/deviations', { ...query, limit: MOST_DEVIATIONS }) : null,
    [api, differ, query],
  );
  const known = found.kind === 'here' ? found.value : null;
  const events = useMemo(() => statedEvents(list.items, known), [list.items, known]);
  const isSearched = Object.values(query).some((value) => value !== '');
  return (
    <>
      <PageHeading>
        {list.isWaiting || list.failure !== null || isSearched || (differ && found.kind === 'waiting')
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
              deviations={known?.deviations ?? []}
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

/**
 * The events with their states. Differences in files that were taken back count no longer, as far as the list of deviations
 * is complete.
 */
function statedEvents(
  events: readonly EventDocument[],
  known: DeviationsDocument | null,
): readonly StatedEvent[] {
  const now = new Date().toISOString();
  const takenBack = new Map<string, number>();
  for (const { event, takenBack: isTakenBack } of known?.deviations ?? [])
    if (isTakenBack) takenBack.set(event, (takenBack.get(event) ?? 0) + 1);
  return events.map((event) => {
    const deviations = event.deviations - (takenBack.get(event.event) ?? 0);
    return { event: { ...event, deviations }, state: eventState({ ...event, deviations }, now) };
  });
}

/** In the order of the list. */
const GROUPS: readonly { readonly title: string; readonly states: readonly EventState[] }[] = [
  { title: 'Events that need attention', states: ['differs', 'waits'] },
  { title: 'Running events', states: ['runs'] },
  { title: 'Closed events', states: ['closed'] },
];

/** The most that the server answers at once. */
const MOST_DEVIATIONS = '1000';
