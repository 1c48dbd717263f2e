import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { visible } from '../../reports/words/visible.js';
import type { Parts } from './use-loaded.js';

/** The heading of a page, which has the focus when the page is opened. */
export function PageHeading({ children }: { readonly children: ComponentChildren }): VNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {shown(children)}
    </h1>
  );
}

/** A table that may be wider than the window; on a phone each row is a card. */
export function WideTable(props: {
  readonly label: string;
  readonly head: readonly string[];
  readonly children: ComponentChildren;
}): VNode {
  const { label, head, children } = props;
  return (
    <div class="wide" tabIndex={0} role="region" aria-label={label}>
      <table class="list" role="table">
        <thead role="rowgroup">
          <tr role="row">
            {head.map((words) => (
              <th scope="col" role="columnheader">
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">{children}</tbody>
      </table>
    </div>
  );
}

/**
 * A row of such a table, with the head of its column at each cell, for cards. The roles are said, since a browser forgets them
 * where tables are not laid out as such.
 * @param named whose row it is: the first cell.
 */
export function Row(props: {
  readonly head: readonly string[];
  readonly named?: ComponentChildren;
  readonly cells: readonly ComponentChildren[];
  /** Of cells that look otherwise. */
  readonly classes?: Readonly<Record<number, string>>;
}): VNode {
  const { head, named = null, cells, classes = {} } = props;
  const before = named === null ? 0 : 1;
  return (
    <tr role="row">
      {named === null ? null : (
        <th scope="row" role="rowheader">
          {shown(named)}
        </th>
      )}
      {cells.map((cell, index) => (
        <td role="cell" class={classes[index]} data-head={head[index + before]}>
          {cell === '' ? null : <div>{shown(cell)}</div>}
        </td>
      ))}
    </tr>
  );
}

/** A text with its invisible characters as escapes; anything else as it is. */
export function shown(content: ComponentChildren): ComponentChildren {
  return typeof content === 'string' ? visible(content) : content;
}

/** How far a list is, and the button for its next part. */
export function ListState<Item>({
  list,
  none,
}: {
  readonly list: Parts<Item>;
  readonly none: string;
}): VNode {
  const { items, isWaiting, failure, more } = list;
  const said = isWaiting ? 'asking the server…' : items.length === 0 ? none : `${items.length} shown`;
  return (
    <>
      <p role="status" class={failure === null ? 'soft' : 'note'}>
        {failure ?? said}
      </p>
      {more === null ? null : (
        <button type="button" onClick={more}>
          More
        </button>
      )}
    </>
  );
}

/** A time of the server (ISO 8601, UTC), shorter. */
export function timeWords(at: string): string {
  return `${at.slice(0, 10)} ${at.slice(11, 19)} UTC`;
}
