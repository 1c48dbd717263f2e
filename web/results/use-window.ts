import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

/** The rows of a long list that are to be drawn: those in sight, and some around them. */
export interface RowWindow<Box extends HTMLElement> {
  /** Of the box that scrolls. */
  readonly box: RefObject<Box | null>;
  readonly onScroll: () => void;
  readonly first: number;
  /** One behind the last. */
  readonly end: number;
  /** Room for the rows above and below, in pixels. */
  readonly above: number;
  readonly below: number;
}

/** @param rowHeight in pixels; all rows are of this height. */
export function useWindow<Box extends HTMLElement>(count: number, rowHeight: number): RowWindow<Box> {
  const box = useRef<Box>(null);
  const [sight, setSight] = useState({ first: 0, rows: LEAST_ROWS });
  const look = (): void => {
    if (box.current === null) return;
    const { scrollTop, clientHeight } = box.current;
    const first = Math.max(0, Math.floor(scrollTop / rowHeight / STEP - 1) * STEP);
    const rows = Math.ceil(clientHeight / rowHeight / STEP + 3) * STEP;
    setSight((old) => (old.first === first && old.rows === rows ? old : { first, rows }));
  };
  useLayoutEffect(look, [count]);
  useEffect(() => {
    // Paper has no sight: all rows are drawn for it.
    const all = (): void => {
      setSight({ first: 0, rows: Infinity });
    };
    addEventListener('beforeprint', all);
    addEventListener('afterprint', look);
    return () => {
      removeEventListener('beforeprint', all);
      removeEventListener('afterprint', look);
    };
  }, []);
  const isShort = count <= LEAST_ROWS;
  const first = isShort ? 0 : Math.min(sight.first, count);
  const end = isShort ? count : Math.min(count, sight.first + sight.rows);
  return { box, onScroll: look, first, end, above: first * rowHeight, below: (count - end) * rowHeight };
}

/** So many rows are drawn at once, so that not every movement draws anew. */
const STEP = 10;
/** Up to so many, all rows are drawn. */
const LEAST_ROWS = 60;
