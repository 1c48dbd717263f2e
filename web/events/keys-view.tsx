import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { Api } from './api.js';
import type { KeyDocument, NewKeyDocument } from './documents.js';
import { Said } from './file-form.js';
import { PageHeading, Row, timeWords, WideTable } from './list-parts.js';
import { useLoaded } from './use-loaded.js';
import { useSending } from './use-sending.js';

/** The keys of the server, for administrators: listed, made and revoked. */
export function KeysView({ api }: { readonly api: Api }): VNode {
  const [version, setVersion] = useState(0);
  const keys = useLoaded<readonly KeyDocument[]>(api, 'v1/keys', version);
  const changed = (): void => {
    setVersion((before) => before + 1);
  };
  return (
    <>
      <PageHeading>Keys</PageHeading>
      {keys.kind === 'failed' ? <p class="note">{keys.message}</p> : <AddKey api={api} onAdded={changed} />}
      {keys.kind === 'waiting' ? <p class="soft">asking the server…</p> : null}
      {keys.kind === 'here' ? (
        <WideTable label="Keys" head={HEAD}>
          {keys.value.map((key) => (
            <KeyRow key={key.id} api={api} known={key} onRevoked={changed} />
          ))}
        </WideTable>
      ) : null}
    </>
  );
}

const HEAD = ['Key', 'Name', 'Role', 'Federation', 'Made', 'Until', 'Stored', 'State'];

/** Roles of keys that read the events of a federation, or whose events belong to one. */
const BELONGS: ReadonlySet<string> = new Set(['federation', 'organiser']);

function AddKey({ api, onAdded }: { readonly api: Api; readonly onAdded: () => void }): VNode {
  const [name, setName] = useState('');
  const [role, setRole] = useState('organiser');
  const [federation, setFederation] = useState('');
  const [made, setMade] = useState<NewKeyDocument | null>(null);
  const sending = useSending();
  return (
    <form
      class="ask"
      aria-label="Make a key"
      onSubmit={(event) => {
        event.preventDefault();
        const body = { name, role, ...(federation === '' || !BELONGS.has(role) ? {} : { federation }) };
        sending.run(async () => {
          setMade(await api.send<NewKeyDocument>('v1/keys', { method: 'POST', body }));
          onAdded();
        });
      }}
    >
      <label>
        Whose key it is
        <input
          type="text"
          class="word"
          required
          maxLength={100}
          value={name}
          onInput={({ currentTarget }) => {
            setName(currentTarget.value);
          }}
        />
      </label>
      <label>
        Role
        <select
          value={role}
          onChange={({ currentTarget }) => {
            setRole(currentTarget.value);
          }}
        >
          {['organiser', 'federation', 'auditor', 'administrator'].map((one) => (
            <option value={one}>{one}</option>
          ))}
        </select>
      </label>
      {BELONGS.has(role) ? (
        <label>
          {role === 'federation'
            ? 'Code of the federation'
            : 'Federation that may read the events (optional)'}
          <input
            type="text"
            class="word"
            required={role === 'federation'}
            pattern="[A-Z]{3}"
            title="three letters, like GER"
            value={federation}
            onInput={({ currentTarget }) => {
              setFederation(currentTarget.value.trim());
            }}
          />
        </label>
      ) : null}
      <button type="submit" class="main" disabled={sending.isWaiting}>
        Make a key
      </button>
      <Said sending={sending} />
      {made === null ? null : (
        <p role="status" class="made">
          The key {made.id}. The server shows it only now: <code>{made.key}</code>
        </p>
      )}
    </form>
  );
}

function KeyRow(props: {
  readonly api: Api;
  readonly known: KeyDocument;
  readonly onRevoked: () => void;
}): VNode {
  const { api, known, onRevoked } = props;
  const { id, name, role, federation, created, expires, revoked, quota } = known;
  const sending = useSending();
  const state = (
    <>
      {revoked === null ? (
        <button
          type="button"
          aria-label={`Revoke the key of ${name}`}
          onClick={() => {
            sending.run(async () => {
              await api.send(`v1/keys/${id}`, { method: 'DELETE' });
              onRevoked();
            });
          }}
        >
          Revoke
        </button>
      ) : (
        `revoked ${timeWords(revoked)}`
      )}
      <Said sending={sending} />
    </>
  );
  const until = expires === null ? 'any time' : timeWords(expires);
  const cells = [name, role, federation ?? '', timeWords(created), until, usedWords(quota), state];
  return <Row head={HEAD} named={<code>{id}</code>} cells={cells} />;
}

function usedWords({ events, files, bytes }: KeyDocument['quota']): string {
  const [used, limit] = [bytes.used, bytes.limit].map((size) => size / 1024 ** 2);
  return `${whole(events.used)} of ${whole(events.limit)} events, ${whole(files.used)} of ${whole(files.limit)} files, ${used.toFixed(1)} of ${whole(limit)} MiB`;
}

function whole(number: number): string {
  return Math.round(number).toLocaleString('en');
}
