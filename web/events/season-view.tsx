import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { visible } from '../../reports/words/visible.js';
import { useComing } from '../results/use-coming.js';
import type { Api } from './api.js';
import type { SeasonDocument, SeasonTableDocument } from './documents.js';
import { PageHeading, Row, WideTable } from './list-parts.js';
import { EVENT_FIELDS, SearchForm } from './search-form.js';

/** Closed events evaluated together: by rule, organiser, program, player, chief arbiter and federation. */
export function SeasonView({ api }: { readonly api: Api }): VNode {
  const [query, setQuery] = useState<Readonly<Record<string, string>>>({});
  const season = useComing(() => api.get<SeasonDocument>('v1/season', query), [api, query]);
  return (
    <>
      <PageHeading>Evaluation</PageHeading>
      <p class="soft">
        A summary of the closed events: which rules were broken, by which organisers and programs, and which
        norms a deviation touches.
      </p>
      <details class="folded-form">
        <summary>Choose events</summary>
        <SearchForm label="Evaluation" fields={EVENT_FIELDS} onSearch={setQuery} />
      </details>
      <p role="status" class={season.kind === 'failed' ? 'note' : 'soft'}>
        {season.kind === 'failed'
          ? season.message
          : season.kind === 'waiting'
            ? 'The server evaluates the events. This can take a minute.'
            : countWords(season.value)}
      </p>
      {season.kind === 'here'
        ? season.value.tables.map((table) => <Table key={table.id} table={table} />)
        : null}
    </>
  );
}

function countWords({ events, notAudited, isComplete }: SeasonDocument): string {
  if (events === 0) return 'No event is closed yet.';
  return [
    events === 1 ? 'One closed event is evaluated.' : `${events} closed events are evaluated.`,
    ...(notAudited === 0 ? [] : [`${notAudited} of them have no norms to audit, like events of teams.`]),
    ...(isComplete ? [] : ['There are more: choose events by their start dates.']),
  ].join(' ');
}

function EventLinks({ ids }: { readonly ids: readonly string[] }): VNode {
  return (
    <>
      {ids.map((id, index) => (
        <>
          <a href={`#/event/${id}`}>{ids.length === 1 ? 'Open' : `Open ${index + 1}`}</a>{' '}
        </>
      ))}
    </>
  );
}

function Table({ table: { id, title, columns, rows } }: { readonly table: SeasonTableDocument }): VNode {
  const head = columns.map(({ label }) => label);
  // The file of an event of the server is named by the number of the event.
  const cellOf = (cell: string, column: string): string | VNode =>
    column === 'file' || column === 'files' ? <EventLinks ids={cell.split(', ')} /> : visible(cell);
  return (
    <section>
      <h2>{title}</h2>
      <WideTable label={title} head={head}>
        {rows.map((row, index) => (
          <Row
            key={`${id} ${index}`}
            head={head}
            named={cellOf(row[0] ?? '', columns[0]?.id ?? '')}
            cells={row.slice(1).map((cell, at) => cellOf(cell, columns[at + 1]?.id ?? ''))}
          />
        ))}
      </WideTable>
    </section>
  );
}
