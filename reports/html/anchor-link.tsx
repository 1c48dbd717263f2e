import type { VNode } from 'preact';

/** The link of a place in the page to itself, for people who want to show it to others. */
export function AnchorLink({ anchor, what }: { readonly anchor: string; readonly what: string }): VNode {
  return (
    <a class="self" href={`#${anchor}`} aria-label={`Link to ${what}`}>
      #
    </a>
  );
}
