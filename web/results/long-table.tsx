import type { ComponentChildren, VNode } from 'preact';
import { useWindow } from './use-window.js';

/** A table of any length: only the rows in sight are drawn. Columns are as wide as their longest text, so nothing moves. */
export function LongTable(props: {
  readonly label: string;
  /** Letters of the longest text of each column. */
  readonly widths: readonly number[];
  readonly head: ComponentChildren;
  readonly count: number;
  /** The row, with its cells. */
  readonly rowOf: (index: number) => VNode;
}): VNode {
  const { label, widths, head, count, rowOf } = props;
  const { box, onScroll, first, end, above, below } = useWindow<HTMLDivElement>(count, ROW_HEIGHT);
  const width = widths.reduce((sum, letters) => sum + letters + PADDING, 0);
  return (
    <div class="wide long" ref={box} onScroll={onScroll} tabIndex={0} role="region" aria-label={label}>
      <table aria-rowcount={count + 1} style={{ width: `${width}ch` }}>
        <colgroup>
          {widths.map((letters) => (
            <col style={{ width: `${letters + PADDING}ch` }} />
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

function Room({ height, columns }: { readonly height: number; readonly columns: number }): VNode | null {
  if (height === 0) return null;
  return (
    <tr class="room" aria-hidden="true">
      <td colSpan={columns} style={{ height: `${height}px` }} />
    </tr>
  );
}
