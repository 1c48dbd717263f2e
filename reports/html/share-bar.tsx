import type { VNode } from 'preact';

/**
 * A bar as long as the share of a number in the largest one of its table.
 * @param props.ofDeviations what is counted are deviations: nothing else is red.
 */
export function ShareBar(props: {
  readonly value: number;
  readonly most: number;
  readonly ofDeviations?: boolean;
}): VNode {
  const { value, most, ofDeviations = false } = props;
  return (
    <svg width={WIDTH} height="12" aria-hidden="true">
      <rect class={ofDeviations ? 'bar x' : 'bar'} width={Math.round((WIDTH * value) / most)} height="12" />
    </svg>
  );
}

/** In pixels. */
const WIDTH = 160;
