import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { Api } from './api.js';
import type { EventDocument } from './documents.js';
import { ListState, PageHeading, WideTable } from './list-parts.js';
import { RegisterForm } from './register-form.js';
import { EVENT_FIELDS, SearchForm } from './search-form.js';
import { useParts } from './use-loaded.js';

/** The events that the key opens, searched. */
export function EventSearch({ api }: { readonly api: Api }): VNode {
  const [query, setQuery] = useState<Readonly<Record<string, string>>>({});
  const list = useParts(api, 'events', query);
  // The same words searched again are another search.
  const again = (): void => {
    setQuery((before) => ({ ...before }));
  };
  return (
    <>
      <PageHeading>Events</PageHeading>
      {api.isSecret ? null : <RegisterForm api={api} onRegistered={again} />}
      <SearchForm label="Events" fields={EVENT_FIELDS} onSearch={setQuery} />
      {list.items.length === 0 ? null : (
        <WideTable label="Events" head={HEAD}>
          {list.items.map((event) => (
            <EventRow key={event.event} event={event} />
          ))}
        </WideTable>
      )}
      <ListState list={list} none="no event" />
    </>
  );
}

const HEAD = [
  'Event',
  'Start',
  'Federation',
  'Organiser',
  'Program',
  'Rules',
  'Players',
  'Round',
  'Deviations',
];

function EventRow({ event }: { readonly event: EventDocument }): VNode {
  const {
    event: id,
    name,
    startDate,
    federation,
    organiser,
    program,
    edition,
    players,
    round,
    deviations,
  } = event;
  return (
    <tr>
      <th scope="row">
        <a href={`#/event/${id}`}>{name.trim() === '' ? id : name}</a>
      </th>
      <td>{startDate ?? ''}</td>
      <td>{federation}</td>
      <td>{organiser}</td>
      <td>{program}</td>
      <td>{edition ?? 'as the file says'}</td>
      <td>{players}</td>
      <td>{round === 0 ? 'none yet' : round}</td>
      <td class={deviations === 0 ? undefined : 'bad'}>{deviations}</td>
    </tr>
  );
}
