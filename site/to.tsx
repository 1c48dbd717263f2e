import { createContext } from 'preact';
import type { ComponentChildren, VNode } from 'preact';
import { useContext } from 'preact/hooks';

/** The way from the page to the top of the site. */
export const Top = createContext('');

/** A link to another page of the site, by its path below the top. */
export function To(props: {
  readonly path: string;
  readonly children: ComponentChildren;
  readonly isCurrent?: boolean;
  readonly class?: string;
}): VNode {
  const { path, children, isCurrent = false, class: name } = props;
  return (
    <a
      href={useContext(Top) + path}
      {...(name === undefined ? {} : { class: name })}
      {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
    >
      {children}
    </a>
  );
}
