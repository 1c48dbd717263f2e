import type { VNode } from 'preact';
import type { Api } from './api.js';
import type { NormsDocument } from './documents.js';
import { Row, WideTable } from './list-parts.js';
import { useLoaded } from './use-loaded.js';

/** The norms of an event that is closed, with how many deviations concern their players. */
export function NormsView({ api, event }: { readonly api: Api; readonly event: string }): VNode {
  const norms = useLoaded<NormsDocument>(api, `v1/tournaments/${event}/norms`);
  return (
    <section aria-label="Norms of the event">
      <h2>Norms</h2>
      {norms.kind === 'failed' ? <p class="note">{norms.message}</p> : null}
      {norms.kind === 'waiting' ? <p class="soft">asking the server…</p> : null}
      {norms.kind === 'here' ? <Norms norms={norms.value} /> : null}
    </section>
  );
}

function Norms({ norms: { audit, deviations } }: { readonly norms: NormsDocument }): VNode {
  const rows = audit.tournaments.flatMap(({ players }) =>
    players.flatMap(({ id, name, norms }) =>
      norms.map(({ title, verdict, held }) => ({ id, name, title, verdict, held })),
    ),
  );
  const open = rows.filter(({ verdict, held }) => !held && verdict !== 'not-made');
  return (
    <>
      <p>
        {open.length === 0
          ? 'No norm was made in this event.'
          : `Norms made, or made if facts are added: ${open.length}.`}{' '}
        Deviations that concern their players: {deviations.length}.
      </p>
      {open.length === 0 ? null : (
        <WideTable label="Norms" head={HEAD}>
          {open.map(({ id, name, title, verdict }) => (
            <Row
              key={`${id} ${title}`}
              head={HEAD}
              named={`${id} ${name}`}
              cells={[title, verdict === 'made' ? 'made' : 'not known: facts are missing']}
            />
          ))}
        </WideTable>
      )}
    </>
  );
}

const HEAD = ['Player', 'Norm', 'Verdict'];
