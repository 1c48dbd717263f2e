import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { Api } from './api.js';
import type { RegisteredDocument } from './documents.js';
import { FileForm } from './file-form.js';
import { shown } from './list-parts.js';
import { useSending } from './use-sending.js';

/** Registers an event by its file; its secret is shown once. */
export function RegisterForm(props: { readonly api: Api; readonly onRegistered: () => void }): VNode {
  const { api, onRegistered } = props;
  const [program, setProgram] = useState('');
  const [made, setMade] = useState<RegisteredDocument | null>(null);
  const sending = useSending();
  const register = (file: File): void => {
    sending.run(async () => {
      setMade(
        await api.send<RegisteredDocument>('v1/tournaments', {
          method: 'POST',
          query: { program },
          body: file,
        }),
      );
      onRegistered();
    });
  };
  return (
    <details class="folded-form">
      <summary>Register an event</summary>
      <FileForm
        label="Register an event"
        fileWords="File of the event, before its first round"
        button="Register"
        sending={sending}
        onFile={register}
      >
        <label>
          Program that keeps it, if any
          <input
            type="text"
            class="word"
            maxLength={100}
            value={program}
            onInput={({ currentTarget }) => {
              setProgram(currentTarget.value.trim());
            }}
          />
        </label>
      </FileForm>
      {made === null ? null : <Registered made={made} />}
    </details>
  );
}

function Registered({
  made: { event, secret, name, players },
}: {
  readonly made: RegisteredDocument;
}): VNode {
  return (
    <div role="status" class="made">
      <p>
        <a href={`#/event/${event}`}>{name.trim() === '' ? event : shown(name)}</a> is registered, with{' '}
        {players} players.
      </p>
      {secret === null ? null : (
        <p>
          Its secret opens this event alone. The server shows it only now: <code>{secret}</code>
        </p>
      )}
    </div>
  );
}
