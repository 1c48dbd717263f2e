import type { ComponentChildren, VNode } from 'preact';
import type { EventFacts } from '../../corpus/index.js';
import { datesOf, placeOf } from '../words/event-words.js';
import { fileAnchor } from './anchors.js';

/** A table of tournaments with filters that need no script. */
export function IndexTable(props: {
  /** The heads of the columns. */
  readonly head: VNode;
  readonly rows: readonly IndexRow[];
  /** The first one that has rows is chosen at first; those without rows are left out, but for `all`. */
  readonly filters: readonly IndexFilter[];
}): VNode {
  const { head, rows, filters } = props;
  const counted = filters
    .map(({ id, name, kind }) => ({
      id,
      name,
      count: kind === null ? rows.length : rows.filter(({ kinds }) => kinds.includes(kind)).length,
    }))
    .filter(({ id, count }) => count > 0 || id === 'all');
  return (
    <>
      {counted.map(({ id, name, count }, index) => (
        <input
          type="radio"
          class="hidden"
          name="show"
          id={`show-${id}`}
          checked={index === 0}
          aria-label={`Show: ${name} ${count}`}
        />
      ))}
      <div class="filters">
        {counted.map(({ id, name, count }) => (
          <label for={`show-${id}`}>
            {name} {count}
          </label>
        ))}
      </div>
      {Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, chunk) => (
        <Chunk rows={rows.slice(chunk * CHUNK, (chunk + 1) * CHUNK)} head={head} isFirst={chunk === 0} />
      ))}
    </>
  );
}

export interface IndexRow {
  /** Its classes: `x` is red, `q` amber; `u`, `s` and `m` are for filters alone. */
  readonly kinds: readonly ('x' | 'q' | 'u' | 's' | 'm')[];
  readonly cells: VNode;
}

export interface IndexFilter {
  /** The style sheet names each. */
  readonly id: 'deviating' | 'unchecked' | 'standings' | 'norms' | 'all';
  readonly name: string;
  /** The class of the rows that it shows; null: it shows all. */
  readonly kind: IndexRow['kinds'][number] | null;
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
      <small>{[...(name === '' ? [] : [file]), ...facts].join(' · ')}</small>
    </td>
  );
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
          {rows.map(({ kinds: own, cells }) => (
            <tr {...(own.length === 0 ? {} : { class: own.join(' ') })}>{cells}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
