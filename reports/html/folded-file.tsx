import type { ComponentChildren, VNode } from 'preact';
import { fileAnchor } from './anchors.js';

/** What a page says of a file: open if it needs attention, else folded behind its title and a few words. */
export function FoldedFile(props: {
  readonly file: string;
  readonly title: string;
  readonly isOpen: boolean;
  /** Said beside the title of what is folded. */
  readonly words: string;
  readonly children: ComponentChildren;
}): VNode {
  const { file, title, isOpen, words, children } = props;
  const heading = <h2>{title}</h2>;
  if (isOpen)
    return (
      <article class="file" id={fileAnchor(file)}>
        {heading}
        {children}
      </article>
    );
  return (
    <details class="file" id={fileAnchor(file)}>
      <summary>
        {heading} <span class="soft">{words}</span>
      </summary>
      {children}
    </details>
  );
}
