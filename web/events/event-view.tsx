import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { useAnswer } from '../results/use-answer.js';
import { usePart } from '../results/use-part.js';
import type { Client } from '../worker/client.js';
import type { Api } from './api.js';
import { ComparedRounds } from './compared-rounds.js';
import type {
  DeviationsDocument,
  EventDocument,
  FileDocument,
  GivenDocument,
  RoundsDocument,
} from './documents.js';
import { EventHead } from './event-head.js';
import { EventProgress } from './event-progress.js';
import { GivenRound } from './given-round.js';
import { NormsView } from './norms-view.js';
import { ProtocolView } from './protocol-view.js';
import { RoundsGiven } from './rounds-given.js';
import { sheetPeople } from './sheet-people.js';
import { useLoaded } from './use-loaded.js';

/** One event: where it stands, what to do next, its pairings and results, its differences, receipts and protocol. */
export function EventView(props: {
  readonly api: Api;
  readonly client: Client;
  readonly event: string;
}): VNode {
  const { api, client, event: id } = props;
  // What was changed here is loaded again; the answer that has changed it stays.
  const [version, setVersion] = useState(0);
  const [given, setGiven] = useState<GivenDocument | null>(null);
  const event = useLoaded<EventDocument>(api, `v1/tournaments/${id}`, version);
  if (event.kind === 'failed') return <p class="note">{event.message}</p>;
  if (event.kind === 'waiting') return <p class="soft waiting">asking the server…</p>;
  return (
    <LoadedEvent
      key={version}
      api={api}
      client={client}
      event={event.value}
      given={given}
      onChanged={(answer) => {
        setGiven(answer);
        setVersion((before) => before + 1);
      }}
    />
  );
}

function LoadedEvent(props: {
  readonly api: Api;
  readonly client: Client;
  readonly event: EventDocument;
  readonly given: GivenDocument | null;
  readonly onChanged: (answer: GivenDocument | null) => void;
}): VNode {
  const { api, client, event, given, onChanged } = props;
  const { event: id, round, closed, edition, isYours } = event;
  const view = usePart(() => import('./event-file.js'));
  const rounds = useLoaded<RoundsDocument>(api, `v1/tournaments/${id}/rounds`);
  const found = useLoaded<DeviationsDocument>(api, `v1/tournaments/${id}/deviations`);
  const stored = useLoaded<FileDocument>(api, `v1/tournaments/${id}/file`);
  const file = stored.kind === 'here' ? stored.value.file : null;
  const sheet = useAnswer(client, 'sheet', file === null ? null : { file, edition }, [file, edition]);
  const list = rounds.kind === 'here' ? rounds.value.rounds : null;
  const deviations = found.kind === 'here' ? found.value.deviations : null;
  const who = sheetPeople(sheet.kind === 'here' ? sheet.value : null);
  return (
    <>
      <EventHead event={event} sheet={sheet.kind === 'here' ? sheet.value : null} />
      {given === null ? null : <GivenRound name={event.name} given={given} who={who} />}
      {[rounds, found, stored, sheet].map((one) =>
        one.kind === 'failed' ? <p class="note">{one.message}</p> : null,
      )}
      {list === null || deviations === null || file === null || sheet.kind !== 'here' ? (
        <p class="soft waiting">loading the event…</p>
      ) : (
        <>
          <EventProgress
            api={api}
            client={client}
            event={event}
            file={file}
            sheet={sheet.value}
            rounds={list}
            deviations={deviations}
            who={who}
            onGiven={onChanged}
          />
          <ComparedRounds event={event} deviations={deviations} who={who} />
          {closed === null ? null : <NormsView api={api} event={id} />}
          {list.length === 0 ? null : <RoundsGiven api={api} event={event} rounds={list} who={who} />}
          <ProtocolView
            api={api}
            event={event}
            onTakenBack={
              isYours
                ? () => {
                    onChanged(null);
                  }
                : null
            }
          />
          {round > 0 && view.kind === 'failed' ? <p class="note">{view.message}</p> : null}
          {round > 0 && view.kind === 'here' ? (
            <view.value.EventFile client={client} event={event} file={file} />
          ) : null}
        </>
      )}
    </>
  );
}
