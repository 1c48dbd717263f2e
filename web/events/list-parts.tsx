import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Parts } from './use-loaded.js';

/** The heading of a page, which has the focus when the page is opened. */
export function PageHeading({ children }: { readonly children: ComponentChildren }): VNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}

/** A table that may be wider than the window. */
export function WideTable(props: {
  readonly label: string;
  readonly head: readonly string[];
  readonly children: ComponentChildren;
}): VNode {
  const { label, head, children } = props;
  return (
    <div class="wide" tabIndex={0} role="region" aria-label={label}>
      <table class="list">
        <thead>
          <tr>
            {head.map((words) => (
              <th scope="col">{words}</th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
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
      <p role="status" class={failure === null ? 'soft' : 'open'}>
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
