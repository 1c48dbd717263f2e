import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { Api } from './api.js';
import type { EventDocument } from './documents.js';
import { ListState, PageHeading, Row, shown, WideTable } from './list-parts.js';
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
  const named = <a href={`#/event/${id}`}>{name.trim() === '' ? id : shown(name)}</a>;
  const rules = edition ?? 'as the file says';
  const given = round === 0 ? 'none yet' : round;
  const cells = [startDate ?? '', federation, organiser, program, rules, players, given, deviations];
  return (
    <Row
      head={HEAD}
      named={named}
      cells={cells}
      classes={deviations === 0 ? {} : { [cells.length - 1]: 'bad' }}
    />
  );
}
