import type { VNode } from 'preact';

/** Text that was rendered before. */
export function Markup({ html }: { readonly html: string }): VNode {
  return <div class="text" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The same within a line. */
export function MarkupLine({ html }: { readonly html: string }): VNode {
  return <span dangerouslySetInnerHTML={{ __html: html }} />;
}
