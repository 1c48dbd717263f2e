import type { VNode } from 'preact';
import type { ProtocolEntry } from '../../checker/protocol/index.js';
import { save } from '../results/downloads.js';
import type { Api } from './api.js';
import type { ProtocolDocument } from './documents.js';
import { timeWords, WideTable } from './list-parts.js';
import { useLoaded } from './use-loaded.js';

/** Everything that happened, each entry with its hash. */
export function ProtocolView({ api, event }: { readonly api: Api; readonly event: string }): VNode {
  const protocol = useLoaded<ProtocolDocument>(api, `v1/tournaments/${event}/protocol`);
  return (
    <section aria-label="Protocol of the event">
      <h3>Protocol</h3>
      {protocol.kind === 'failed' ? <p class="open">{protocol.message}</p> : null}
      {protocol.kind === 'waiting' ? <p class="soft">asking the server…</p> : null}
      {protocol.kind === 'here' ? (
        <>
          <p class="buttons">
            <button
              type="button"
              onClick={() => {
                save(new Blob([JSON.stringify(protocol.value)]), `protocol-${event}.json`);
              }}
            >
              Download the protocol
            </button>
            <span class="soft">
              “swissproof verify” judges it from itself alone: every hash, and every round.
            </span>
          </p>
          <WideTable label="Protocol" head={['Entry', 'When', 'By', 'What', 'Hash (SHA-256)']}>
            {protocol.value.entries.map((entry) => (
              <tr key={entry.number}>
                <td>{entry.number}</td>
                <td>{timeWords(entry.at)}</td>
                <td>{entry.by}</td>
                <td>{eventWords(entry)}</td>
                <td>
                  <code>{entry.hash}</code>
                </td>
              </tr>
            ))}
          </WideTable>
        </>
      ) : null}
    </section>
  );
}

function eventWords({ what }: ProtocolEntry): string {
  if (what.kind === 'registered') return 'registered';
  if (what.kind === 'taken-back') return `the file of entry ${what.entry} taken back (round ${what.round})`;
  const { kind, round, edition, differences, breaches } = what;
  const done =
    kind === 'closed' ? `event closed after round ${round}` : `round ${round} given out by ${edition}`;
  return `${done}; differences: ${differences}, rules broken: ${breaches}`;
}
