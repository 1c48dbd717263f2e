import type { VNode } from 'preact';
import type { ProtocolEntry } from '../../checker/protocol/index.js';
import { useState } from 'preact/hooks';
import { Dialog } from '../results/dialog.js';
import { save } from '../results/downloads.js';
import type { Api } from './api.js';
import type { EventDocument, ProtocolDocument } from './documents.js';
import { Row, timeWords, WideTable } from './list-parts.js';
import { Said } from './file-form.js';
import { savedName } from './file-name.js';
import { useLoaded } from './use-loaded.js';
import { useSending } from './use-sending.js';

/** Everything that happened, each entry with its hash. */
export function ProtocolView(props: {
  readonly api: Api;
  readonly event: EventDocument;
  /** The file that came last was taken back; null: the key may not do that. */
  readonly onTakenBack: (() => void) | null;
}): VNode {
  const { api, event: known, onTakenBack } = props;
  const event = known.event;
  const protocol = useLoaded<ProtocolDocument>(api, `v1/tournaments/${event}/protocol`);
  return (
    <section class="protocol" aria-label="Protocol of the event">
      <h2>Protocol</h2>
      {protocol.kind === 'failed' ? <p class="note">{protocol.message}</p> : null}
      {protocol.kind === 'waiting' ? <p class="soft">asking the server…</p> : null}
      {protocol.kind === 'here' ? (
        <>
          <p class="buttons">
            <button
              type="button"
              onClick={() => {
                save(new Blob([JSON.stringify(protocol.value)]), savedName(known, 'protocol.json'));
              }}
            >
              Download the protocol
            </button>
            <span class="soft">
              “swissproof verify” checks every hash and every round of it, without the server.
            </span>
          </p>
          {onTakenBack === null ? null : (
            <TakeBack api={api} event={event} last={lastDone(protocol.value.entries)} onDone={onTakenBack} />
          )}
          <details>
            <summary>All entries, each with its hash (SHA-256)</summary>
            <WideTable label="Protocol" head={HEAD}>
              {protocol.value.entries.map((entry) => (
                <Row
                  key={entry.number}
                  head={HEAD}
                  cells={[
                    entry.number,
                    timeWords(entry.at),
                    entry.by,
                    eventWords(entry),
                    <code>{entry.hash}</code>,
                  ]}
                />
              ))}
            </WideTable>
          </details>
        </>
      ) : null}
    </section>
  );
}

const HEAD = ['Entry', 'When', 'By', 'What', 'Hash (SHA-256)'];

/** Takes the file that came last back; nothing where the last entry is no file. */
function TakeBack(props: {
  readonly api: Api;
  readonly event: string;
  readonly last: ProtocolEntry | undefined;
  readonly onDone: () => void;
}): VNode | null {
  const { api, event, last, onDone } = props;
  const [isAsked, ask] = useState(false);
  const sending = useSending();
  if (last === undefined || (last.what.kind !== 'round' && last.what.kind !== 'closed')) return null;
  const { number, hash } = last;
  return (
    <div>
      <button
        type="button"
        onClick={() => {
          ask(true);
        }}
      >
        Take the last file back
      </button>
      {isAsked ? (
        <Dialog
          title="Take the last file back"
          onClose={() => {
            ask(false);
          }}
        >
          <p>
            The event is then as it was before entry {number}, and the right file can be sent. The protocol
            keeps both.
          </p>
          <button
            type="button"
            class="main"
            onClick={() => {
              sending.run(async () => {
                await api.send(`v1/tournaments/${event}/files/${hash}`, { method: 'DELETE' });
                onDone();
              });
            }}
          >
            Take it back
          </button>
          <Said sending={sending} />
        </Dialog>
      ) : null}
    </div>
  );
}

/** A restored server has done nothing to the event. */
function lastDone(entries: readonly ProtocolEntry[]): ProtocolEntry | undefined {
  return entries.filter(({ what }) => what.kind !== 'restored').at(-1);
}

function eventWords({ what }: ProtocolEntry): string {
  if (what.kind === 'registered') return 'registered';
  if (what.kind === 'taken-back') return `the file of entry ${what.entry} taken back (round ${what.round})`;
  if (what.kind === 'restored')
    return `server restored from ${what.backup === null ? 'a backup' : `the backup of ${what.backup}`}`;
  const { kind, round, edition, differences, breaches } = what;
  const done =
    kind === 'closed' ? `event closed after round ${round}` : `round ${round} given out by ${edition}`;
  return `${done}; differences: ${differences}, rules broken: ${breaches}`;
}
