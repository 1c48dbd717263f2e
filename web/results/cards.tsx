import type { VNode } from 'preact';
import { useWindow } from './use-window.js';

/** A list of cards of any length: only those in sight are drawn. */
export function Cards(props: {
  readonly label: string;
  /** Of a card, in pixels: all have the same. */
  readonly height: number;
  readonly count: number;
  /** The card: an `li`. */
  readonly cardOf: (index: number) => VNode;
}): VNode {
  const { label, height, count, cardOf } = props;
  const { box, onScroll, first, end, above, below } = useWindow<HTMLDivElement>(count, height);
  return (
    <div class="players" ref={box} onScroll={onScroll} tabIndex={0} role="region" aria-label={label}>
      <ul style={{ paddingTop: `${above}px`, paddingBottom: `${below}px` }}>
        {Array.from({ length: end - first }, (_, index) => cardOf(first + index))}
      </ul>
    </div>
  );
}
