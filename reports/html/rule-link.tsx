import { createContext } from 'preact';
import type { ComponentChildren, VNode } from 'preact';
import { useContext } from 'preact/hooks';
import { rulePath, siteAddress } from '../site.js';

/** Where the site is served beside the page, like "../"; null: the page links to no page of a rule. */
export const RuleSite = createContext<string | null>(null);

/** The name of a rule, which leads to its page where the site is served. */
export function RuleLink(props: {
  readonly edition: string;
  readonly rule: string;
  readonly children: ComponentChildren;
}): VNode {
  const { edition, rule, children } = props;
  const site = useContext(RuleSite);
  if (site === null) return <>{children}</>;
  return <a href={siteAddress(site, rulePath(edition, rule))}>{children}</a>;
}

/** A rule as a chip, which leads to its page where the site is served. */
export function RuleChip(props: {
  readonly edition: string;
  readonly rule: string;
  readonly children: ComponentChildren;
}): VNode {
  const { edition, rule, children } = props;
  const site = useContext(RuleSite);
  if (site === null) return <span class="chip bad">{children}</span>;
  return (
    <a class="chip bad" href={siteAddress(site, rulePath(edition, rule))}>
      {children}
    </a>
  );
}
