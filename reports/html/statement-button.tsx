import { createContext } from 'preact';
import type { VNode } from 'preact';
import { useContext } from 'preact/hooks';

/** What opens the statement on a round, where a program shows the page; null for a page in a file, which has no such button. */
export const Stating = createContext<((round: number) => void) | null>(null);

/** Opens the statement on a round. */
export function StatementButton(props: {
  readonly round: number;
  /** The main action of the page. */
  readonly isMain?: boolean;
}): VNode | null {
  const { round, isMain = false } = props;
  const open = useContext(Stating);
  if (open === null) return null;
  return (
    <button
      type="button"
      {...(isMain ? { class: 'main' } : {})}
      onClick={() => {
        open(round);
      }}
    >
      {isMain ? `Statement on round ${round}` : 'Print as a statement'}
    </button>
  );
}
