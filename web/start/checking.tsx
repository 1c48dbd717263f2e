import type { VNode } from 'preact';

/** How far the check is, and the way out of it. */
export function Checking(props: {
  readonly done: number;
  readonly of: number;
  readonly name: string;
  readonly onCancel: () => void;
}): VNode {
  const { done, of, name, onCancel } = props;
  return (
    <section class="checking" aria-label="Progress">
      <progress max={of} value={done} aria-label="Files checked" />
      <p>
        {done} of {of} checked; now {name}
      </p>
      <button type="button" onClick={onCancel}>
        Cancel
      </button>
    </section>
  );
}
