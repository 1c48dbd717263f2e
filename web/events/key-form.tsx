import type { VNode } from 'preact';
import { useState } from 'preact/hooks';

/** Asks for the key. */
export function KeyForm(props: {
  /** Why the key before opens nothing; null: there was none. */
  readonly refusal: string | null;
  readonly onKey: (key: string) => void;
}): VNode {
  const { refusal, onKey } = props;
  const [key, setKey] = useState('');
  return (
    <form
      class="ask key-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (key.trim() !== '') onKey(key.trim());
      }}
    >
      <h1>The pairings server</h1>
      <label>
        Key, or the secret of an event
        <input
          type="password"
          class="key"
          autocomplete="off"
          spellcheck={false}
          value={key}
          onInput={({ currentTarget }) => {
            setKey(currentTarget.value);
          }}
        />
      </label>
      <button type="submit" class="main">
        Show what it opens
      </button>
      <p role="alert" class="note">
        {refusal ?? ''}
      </p>
      <p class="soft">
        The key stays in this tab and goes to this server only; it is forgotten when the tab is closed.
      </p>
    </form>
  );
}
