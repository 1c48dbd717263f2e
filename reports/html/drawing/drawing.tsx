import type { VNode } from 'preact';
import { ARC_END, columnsOf, LINE_START, SEAT_END, WIDTH } from './columns.js';
import { discsOf } from './discs.js';
import type { Discs } from './discs.js';
import type { Arcs, Layout, Row, Seat } from './layout.js';
import { HEAD_HEIGHT } from './layout.js';

export interface DrawingProps {
  readonly anchor: string;
  readonly layout: Layout;
  /** Starting numbers of those whom the rule speaks of. */
  readonly marked: ReadonlySet<number>;
  readonly title: string;
  readonly description: string;
  readonly heads: readonly [left: string, right: string];
}

/**
 * A bracket drawn: its players in the middle, published pairs as arcs on the left, those by the rules on the right. A
 * page may hold thousands of rows: what rows have in common stands in the groups around them.
 */
export function Drawing({ anchor, layout, marked, title, description, heads }: DrawingProps): VNode {
  const [titleId, textId] = [`${anchor}.t`, `${anchor}.d`];
  const { rows, labels, left, right, height } = layout;
  const columns = columnsOf(rows);
  const discs = discsOf(rows, columns);
  return (
    <svg
      class="draw"
      viewBox={`0 0 ${WIDTH} ${height}`}
      role="img"
      aria-labelledby={titleId}
      aria-describedby={textId}
      {...{ 'xml:space': 'preserve' }}
    >
      <title id={titleId}>{title}</title>
      <desc id={textId}>{description}</desc>
      <text class="h" y={HEAD_HEIGHT - 8}>
        {heads[0]}
      </text>
      <text class="h e" x={WIDTH} y={HEAD_HEIGHT - 8}>
        {heads[1]}
      </text>
      {discs.missed === '' ? null : <path class="u" d={discs.missed} />}
      <g class="l" transform={`translate(${ARC_END})`}>
        <ArcPaths {...left} />
      </g>
      <g class="r" transform={`translate(${WIDTH - ARC_END})`}>
        <ArcPaths {...right} />
      </g>
      <Seats rows={rows} side="left" />
      <g transform={`translate(${LINE_START})`}>
        <g class="g">
          {labels.map(({ y, text }) => (
            <text y={y}>{text}</text>
          ))}
        </g>
        <Texts rows={rows} marked={marked} part="facts" />
      </g>
      <g transform={`translate(${columns.name})`}>
        <Texts rows={rows} marked={marked} part="name" />
      </g>
      <Seats rows={rows} side="right" />
      <DiscPaths discs={discs} anchor={anchor} />
    </svg>
  );
}

function ArcPaths({ same, differing, isDense }: Arcs): VNode {
  return (
    <>
      {same === '' ? null : <path d={same} />}
      {differing.map((path) => (
        <path class={isDense ? 'x m' : 'x'} d={path} />
      ))}
    </>
  );
}

/** The opponents on one side: those that both sides have, then the others. */
function Seats({ rows, side }: { readonly rows: readonly Row[]; readonly side: 'left' | 'right' }): VNode {
  const texts = (differs: boolean): VNode[] =>
    rows
      .map((row): [number, Seat] => [row.y, row[side]])
      .filter(([, seat]) => seat.differs === differs)
      .map(([y, { text }]) => <text y={y}>{text}</text>);
  const x = side === 'left' ? SEAT_END : WIDTH - SEAT_END;
  return (
    <g class={side === 'left' ? 'e' : 's'} transform={`translate(${x})`}>
      {texts(false)}
      <g class={side === 'left' ? 'p' : 'q'}>{texts(true)}</g>
    </g>
  );
}

/** A part of the lines: those of others, then those of the marked ones. */
function Texts(props: {
  readonly rows: readonly Row[];
  readonly marked: ReadonlySet<number>;
  readonly part: 'facts' | 'name';
}): VNode {
  const { rows, marked, part } = props;
  const texts = (isMarked: boolean): VNode[] =>
    rows
      .filter(({ id, line }) => marked.has(id) === isMarked && line[part] !== '')
      .map(({ y, line }) => <text y={y}>{line[part]}</text>);
  return (
    <>
      {texts(false)}
      <g class="k">{texts(true)}</g>
    </>
  );
}

/** Black discs; white ones, with a black edge under them; and what lies under both on a dark screen. */
function DiscPaths({ discs, anchor }: { readonly discs: Discs; readonly anchor: string }): VNode | null {
  const { black, white, without } = discs;
  const [blackId, whiteId] = [`${anchor}.k`, `${anchor}.w`];
  if (black === '' && white === '') return null;
  return (
    <g class="o">
      <g class="i">
        <use href={`#${blackId}`} />
        <use href={`#${whiteId}`} />
      </g>
      <g class="f">
        <path id={blackId} d={black} />
        <use href={`#${whiteId}`} />
      </g>
      <g class="y">
        <path id={whiteId} d={white} />
      </g>
      {without === '' ? null : (
        <g class="z">
          <path d={without} />
        </g>
      )}
    </g>
  );
}
