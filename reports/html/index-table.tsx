import type { ComponentChildren, VNode } from 'preact';
import type { EventFacts } from '../../corpus/index.js';
import { datesOf, placeOf } from '../words/event-words.js';
import { fileAnchor } from './anchors.js';

/** A table of tournaments with filters that need no script. */
export function IndexTable(props: {
  /** The heads of the columns. */
  readonly head: VNode;
  readonly rows: readonly IndexRow[];
  /** The first one that has rows is chosen at first; those without rows are left out. "All" is added. */
  readonly filters: readonly IndexFilter[];
  /** Tournaments that stand folded under the table, and what shows them; absent: there are none. */
  readonly folded?: FoldedRows;
}): VNode {
  const { head, rows, filters, folded } = props;
  const found = filtersOf(rows, filters, folded?.count ?? null);
  return (
    <>
      {found.map(({ id, name, count }, index) => (
        <input
          key={id}
          type="radio"
          class="hidden"
          name="show"
          id={`show-${id}`}
          defaultChecked={index === 0}
          aria-label={`Show: ${name} ${count}`}
        />
      ))}
      <div class="filters">
        {found.map(({ id, name, count }) => (
          <label key={id} for={`show-${id}`}>
            {name} {count}
          </label>
        ))}
      </div>
      <IndexRows head={head} rows={rows} />
      {folded?.part}
    </>
  );
}

/** The rows alone. */
export function IndexRows(props: { readonly head: VNode; readonly rows: readonly IndexRow[] }): VNode {
  const { head, rows } = props;
  return (
    <>
      {Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, chunk) => (
        <Chunk
          key={chunk}
          rows={rows.slice(chunk * CHUNK, (chunk + 1) * CHUNK)}
          head={head}
          isFirst={chunk === 0}
        />
      ))}
    </>
  );
}

export interface FoldedRows {
  readonly count: number;
  readonly part: ComponentChildren;
}

/**
 * The filters that find something. Where tournaments are folded, "All" comes first: the folded ones need no attention, so
 * all others are shown.
 */
function filtersOf(
  rows: readonly IndexRow[],
  filters: readonly IndexFilter[],
  folded: number | null,
): { readonly id: string; readonly name: string; readonly count: number }[] {
  const found = filters.flatMap(({ id, name, kind }) => {
    const count = rows.filter(({ kinds }) => kinds.includes(kind)).length;
    return count === 0 ? [] : [{ id, name, count }];
  });
  const all = { id: 'all', name: 'All', count: rows.length + (folded ?? 0) };
  return folded === null ? [...found, all] : [all, ...found];
}

export interface IndexRow {
  /** Its classes: `x` is red, `q` amber; `u`, `s` and `m` are for filters alone. */
  readonly kinds: readonly ('x' | 'q' | 'u' | 's' | 'm')[];
  /** Unique: the file. */
  readonly key: string;
  readonly cells: VNode;
}

export interface IndexFilter {
  /** The style sheet names each, and `all`. */
  readonly id: 'deviating' | 'unchecked' | 'standings' | 'norms';
  readonly name: string;
  /** The class of the rows that it shows. */
  readonly kind: IndexRow['kinds'][number];
}

/** The first cell of a row: the tournament, which leads to what is said of it, with file, dates and place. */
export function EventCell(props: {
  readonly entry: { readonly file: string; readonly name: string; readonly event: EventFacts | null };
}): VNode {
  const { file, name, event } = props.entry;
  const facts = event === null ? [] : [datesOf(event), placeOf(event)].filter((text) => text !== '');
  return (
    <td>
      <a href={`#${fileAnchor(file)}`}>
        <b>{name === '' ? file : name}</b>
      </a>
      <small>{[...(name === '' ? [] : [endOfPath(file)]), ...facts].join(' · ')}</small>
    </td>
  );
}

/** The file and its folder. The whole path is in the heading of the tournament. */
function endOfPath(file: string): string {
  const parts = file.split(/[/\\]/);
  return parts.length <= 2 ? file : parts.slice(-2).join('/');
}

/** A count above the table. */
export function CountCard(props: {
  readonly n: number;
  readonly kind: 'x' | 'y' | 'q' | '';
  readonly words: string;
  readonly children?: ComponentChildren;
}): VNode {
  const { n, kind, words, children } = props;
  return (
    <div class={`card ${kind}`.trim()}>
      <b>{n}</b>
      {words}
      {children === undefined ? null : <small>{children}</small>}
    </div>
  );
}

/** A browser lays out only what is in view: with one table of 5,000 rows a filter would take seconds. */
const CHUNK = 100;

function Chunk(props: {
  readonly rows: readonly IndexRow[];
  readonly head: VNode;
  readonly isFirst: boolean;
}): VNode {
  const { rows, head, isFirst } = props;
  const kinds = new Set(rows.flatMap((row) => row.kinds));
  return (
    <div class={['chunk', ...kinds].join(' ')}>
      <table class="index">
        <thead {...(isFirst ? {} : { class: 'hidden' })}>{head}</thead>
        <tbody>
          {rows.map(({ kinds: own, key, cells }) => (
            <tr key={key} {...(own.length === 0 ? {} : { class: own.join(' ') })}>
              {cells}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
