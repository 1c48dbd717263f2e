import type { ComponentChildren, VNode } from 'preact';
import { useWindow } from './use-window.js';

/** A table of any length: only the rows in sight are drawn. Columns are as wide as their longest text, so nothing moves. */
export function LongTable(props: {
  readonly label: string;
  /** Letters of the longest text of each column. */
  readonly widths: readonly number[];
  /** Smaller letters with less space. */
  readonly isTight?: boolean;
  readonly head: ComponentChildren;
  readonly count: number;
  /** The row, with its cells. */
  readonly rowOf: (index: number) => VNode;
}): VNode {
  const { label, widths, isTight = false, head, count, rowOf } = props;
  const { box, onScroll, first, end, above, below } = useWindow<HTMLDivElement>(count, ROW_HEIGHT);
  const padding = isTight ? TIGHT_PADDING : PADDING;
  const width = widths.reduce((sum, letters) => sum + letters + padding, 0);
  return (
    <div
      class={isTight ? 'wide long tight' : 'wide long'}
      ref={box}
      onScroll={onScroll}
      tabIndex={0}
      role="region"
      aria-label={label}
    >
      <table aria-rowcount={count + 1} style={{ width: `${width}ch` }}>
        <colgroup>
          {widths.map((letters) => (
            <col style={{ width: `${letters + padding}ch` }} />
          ))}
        </colgroup>
        {head}
        <tbody>
          <Room height={above} columns={widths.length} />
          {Array.from({ length: end - first }, (_, index) => rowOf(first + index))}
          <Room height={below} columns={widths.length} />
        </tbody>
      </table>
    </div>
  );
}

/** As it stands in the style. */
const ROW_HEIGHT = 32;
/** Beside the text of a cell, in letters. */
export const PADDING = 2.2;
export const TIGHT_PADDING = 0.9;

function Room({ height, columns }: { readonly height: number; readonly columns: number }): VNode | null {
  if (height === 0) return null;
  return (
    <tr class="room" aria-hidden="true">
      <td colSpan={columns} style={{ height: `${height}px` }} />
    </tr>
  );
}
