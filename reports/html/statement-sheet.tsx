import type { ComponentChildren, VNode } from 'preact';
import type { StatementFacts } from '../check/format.js';
import { pageOf, rendered } from './page.js';

/** A page of paper that can be forwarded: what it is about, what was found, and how to verify it. */
export function StatementSheet(props: {
  /** "a pairing". */
  readonly about: string;
  readonly title: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** What was found. */
  readonly children: ComponentChildren;
  readonly notes: readonly string[];
  readonly command: string;
  /** Set in smaller type, so that much text fits on the page. */
  readonly isDense: boolean;
}): VNode {
  const { about, title, facts, children, notes, command, isDense } = props;
  return (
    <section class={isDense ? 'statement dense' : 'statement'} aria-label={title}>
      <p class="soft">Statement on {about}</p>
      <h2>{title}</h2>
      <dl class="meta">
        {facts.map(([label, value]) => (
          <div>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
      {notes.map((note) => (
        <p class="small">{note}</p>
      ))}
      <p class="small">
        How to verify it: <code>{command}</code>
      </p>
      <p class="soft small">
        swissproof pairs each round again by the rules and compares. This is not a statement of FIDE.
      </p>
    </section>
  );
}

/**
 * A page of such sheets.
 * @param sheets those of each file; empty for a file without any.
 * @param without what the page says if there are none.
 */
export function pageOfSheets(
  title: string,
  sheets: readonly string[],
  without: { readonly title: string; readonly lines: readonly string[] },
): readonly string[] {
  const pages = sheets.filter((sheet) => sheet !== '');
  if (pages.length > 0) return pageOf(title, pages, { isOfStatements: true });
  return pageOf(without.title, [
    rendered(
      <>
        {without.lines.map((line) => (
          <p>{line}</p>
        ))}
      </>,
    ),
  ]);
}

/** What a statement says of its own making where nothing is known of it. */
export const MADE_UNKNOWN: StatementFacts = { day: '', options: [] };
