import { createContext } from 'preact';
import type { VNode } from 'preact';
import { useContext } from 'preact/hooks';

/** What opens the statement on a round, where a program shows the page; null for a page in a file. */
export const Stating = createContext<((round: number) => void) | null>(null);

/** The name of the statement on a round that a page in a file has for its printer; null: it has none. */
export const Stated = createContext<((round: number) => string) | null>(null);

/** Opens the statement on a round, or prints it. */
export function StatementButton(props: {
  readonly round: number;
  /** The main action of the page. */
  readonly isMain?: boolean;
}): VNode | null {
  const { round, isMain = false } = props;
  const open = useContext(Stating);
  const stated = useContext(Stated);
  if (open === null) return stated === null ? null : <PrintButton sheet={stated(round)} what="finding" />;
  return (
    <button
      type="button"
      class={isMain ? 'main' : 'print'}
      onClick={() => {
        open(round);
      }}
    >
      {isMain ? `Statement on round ${round}` : 'Print this finding'}
    </button>
  );
}

/**
 * Prints a sheet of a page in a file; the script of the page shows the button.
 * @param props.sheet its name.
 */
export function PrintButton({ sheet, what }: { readonly sheet: string; readonly what: string }): VNode {
  return (
    <button type="button" class="print" data-print={sheet} hidden>
      Print this {what}
    </button>
  );
}

/** A sheet of paper that a page in a file prints, and does not show. */
export function HiddenSheet({ name, children }: { readonly name: string; readonly children: VNode }): VNode {
  return <template id={name}>{children}</template>;
}
