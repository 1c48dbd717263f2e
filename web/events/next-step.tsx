import type { ComponentChildren, VNode } from 'preact';

/** What to do next: a sentence, and one filled button. */
export function NextStep(props: {
  readonly headline: string;
  readonly more: string;
  /** Null: the holder of this key has nothing to do. */
  readonly action: {
    readonly words: string;
    readonly isWaiting: boolean;
    readonly onClick: () => void;
  } | null;
  /** Further actions, and what is said of the one that was begun. */
  readonly children?: ComponentChildren;
}): VNode {
  const { headline, more, action, children } = props;
  return (
    <section class="next" aria-label="What to do next">
      <div>
        <strong>{headline}</strong>
        {more === '' ? null : <p class="soft">{more}</p>}
      </div>
      {action === null ? null : (
        <button type="button" class="main" disabled={action.isWaiting} onClick={action.onClick}>
          {action.words}
        </button>
      )}
      {children}
    </section>
  );
}
