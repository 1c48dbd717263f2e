import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { usePart } from '../results/use-part.js';
import type { Client } from '../worker/client.js';
import type { Api } from './api.js';
import { AskRound, GivenRound } from './ask-round.js';
import { DeviationTable } from './deviation-table.js';
import type { DeviationsDocument, EventDocument, GivenDocument } from './documents.js';
import { PageHeading, timeWords } from './list-parts.js';
import { NormsView } from './norms-view.js';
import { ProtocolView } from './protocol-view.js';
import { RoundsGiven } from './rounds-given.js';
import { useLoaded } from './use-loaded.js';

/** One event: what is known of it, its rounds with their drawings, its deviations and its protocol. */
export function EventView(props: {
  readonly api: Api;
  readonly client: Client;
  readonly event: string;
}): VNode {
  const { api, client, event: id } = props;
  const view = usePart(() => import('./event-file.js'));
  // What was changed here is asked for anew; the answer that has changed it stays.
  const [version, setVersion] = useState(0);
  const [given, setGiven] = useState<GivenDocument | null>(null);
  const changedBy = (answer: GivenDocument | null): void => {
    setGiven(answer);
    setVersion((before) => before + 1);
  };
  const event = useLoaded<EventDocument>(api, `v1/tournaments/${id}`, version);
  if (event.kind === 'failed') return <p class="note">{event.message}</p>;
  if (event.kind === 'waiting') return <p class="soft waiting">asking the server…</p>;
  const { name, round, closed, isYours } = event.value;
  return (
    <>
      <PageHeading>{name.trim() === '' ? id : name}</PageHeading>
      <p class="soft">{factsOf(event.value).join(' · ')}</p>
      {given === null ? null : <GivenRound given={given} />}
      {isYours ? <AskRound api={api} event={event.value} onGiven={changedBy} /> : null}
      {closed === null ? null : <NormsView api={api} event={id} />}
      <Deviations api={api} event={id} />
      {round === 0 ? <p class="soft">No round was given out yet.</p> : <RoundsGiven api={api} event={id} />}
      {round > 0 && view.kind === 'failed' ? <p class="note">{view.message}</p> : null}
      {round > 0 && view.kind === 'here' ? (
        <view.value.EventFile api={api} client={client} event={event.value} />
      ) : null}
      <ProtocolView
        api={api}
        event={id}
        onTakenBack={
          isYours
            ? () => {
                changedBy(null);
              }
            : null
        }
      />
    </>
  );
}

function factsOf(event: EventDocument): string[] {
  const {
    event: id,
    federation,
    organiser,
    program,
    edition,
    startDate,
    players,
    round,
    closed,
    created,
  } = event;
  const known: readonly (readonly [string, string | null])[] = [
    ['federation', federation],
    ['organiser', organiser],
    ['program', program],
    ['rules', edition ?? 'as the file says'],
    ['start', startDate],
    ['players', String(players)],
    ['last round given out', round === 0 ? 'none' : String(round)],
    ['registered', timeWords(created)],
    ['closed', closed === null ? null : timeWords(closed)],
    ['event', id],
  ];
  return known.flatMap(([what, value]) => (value === null || value === '' ? [] : [`${what}: ${value}`]));
}

function Deviations({ api, event }: { readonly api: Api; readonly event: string }): VNode {
  const list = useLoaded<DeviationsDocument>(api, `v1/tournaments/${event}/deviations`);
  return (
    <section aria-label="Deviations of the event">
      <h3>Deviations</h3>
      {list.kind === 'failed' ? <p class="note">{list.message}</p> : null}
      {list.kind === 'waiting' ? <p class="soft">asking the server…</p> : null}
      {list.kind === 'here' && list.value.deviations.length === 0 ? (
        <p class="good">Everything came back as it was given out.</p>
      ) : null}
      {list.kind === 'here' && list.value.deviations.length > 0 ? (
        <DeviationTable deviations={list.value.deviations} hasEvents={false} />
      ) : null}
    </section>
  );
}
