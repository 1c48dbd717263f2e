import type { VNode } from 'preact';

/** A bar as long as the share of a number in the largest one of its table. */
export function ShareBar({ value, most }: { readonly value: number; readonly most: number }): VNode {
  return (
    <svg width={WIDTH} height="12" aria-hidden="true">
      <rect class="bar" width={Math.round((WIDTH * value) / most)} height="12" />
    </svg>
  );
}

/** In pixels. */
const WIDTH = 160;
