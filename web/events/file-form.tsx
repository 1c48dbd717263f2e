import type { ComponentChildren, VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { Sending } from './use-sending.js';

/** A form with a file of a tournament, and what is said of it when it was sent. */
export function FileForm(props: {
  readonly label: string;
  /** What the file must be. */
  readonly fileWords: string;
  readonly button: string;
  /** It is the one main action of its page; absent: it is. */
  readonly isMain?: boolean;
  readonly sending: Sending;
  readonly onFile: (file: File) => void;
  /** Further fields. */
  readonly children?: ComponentChildren;
}): VNode {
  const { label, fileWords, button, isMain = true, sending, onFile, children } = props;
  const [file, setFile] = useState<File | null>(null);
  return (
    <form
      class="ask"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        if (file !== null) onFile(file);
      }}
    >
      <label>
        {fileWords}
        <input
          type="file"
          required
          onChange={({ currentTarget }) => {
            setFile(currentTarget.files?.[0] ?? null);
          }}
        />
      </label>
      {children}
      <button type="submit" class={isMain ? 'main' : undefined} disabled={sending.isWaiting}>
        {button}
      </button>
      <Said sending={sending} />
    </form>
  );
}

/** What is said of something that was sent. */
export function Said({ sending: { said } }: { readonly sending: Sending }): VNode {
  return (
    <div role="status">
      {said === null ? null : (
        <>
          <p class={said.isFailure ? 'note' : 'soft'}>{said.words}</p>
          {said.places.length === 0 ? null : (
            <ul>
              {said.places.map((place) => (
                <li>{place}</li>
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  );
}
