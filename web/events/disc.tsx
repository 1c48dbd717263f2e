import type { VNode } from 'preact';

/** The disc of a colour: white and black in every theme. */
export function Disc({ colour }: { readonly colour: 'white' | 'black' }): VNode {
  return (
    <span
      class={colour === 'white' ? 'c' : 'c k'}
      role="img"
      aria-label={colour === 'white' ? 'White' : 'Black'}
    />
  );
}
