import { createContext } from 'preact';
import type { VNode } from 'preact';
import { useContext } from 'preact/hooks';

/**
 * What copies words, where a program shows the page; null for a page in a file, whose own script shows the buttons and does
 * the same.
 */
export const Copying = createContext<((words: string, anchor: string) => void) | null>(null);

/** Copies the words of a deviation with its link. */
export function CopyButton({ anchor, words }: { readonly anchor: string; readonly words: string }): VNode {
  const copy = useContext(Copying);
  if (copy === null)
    return (
      <button type="button" data-copy={anchor} hidden>
        {LABEL}
      </button>
    );
  return (
    <button
      type="button"
      onClick={() => {
        copy(words, anchor);
      }}
    >
      {LABEL}
    </button>
  );
}

const LABEL = 'Copy this text';
