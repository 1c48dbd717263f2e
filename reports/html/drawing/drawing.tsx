import type { VNode } from 'preact';
import type { Arcs, Layout, Row, Seat } from './layout.js';
import { HEAD_HEIGHT, REACH } from './layout.js';

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
        <Lines rows={rows.filter(({ id }) => !marked.has(id))} />
        <g class="k">
          <Lines rows={rows.filter(({ id }) => marked.has(id))} />
        </g>
      </g>
      <Seats rows={rows} side="right" />
    </svg>
  );
}

const WIDTH = 408;
/** Where arcs end, from either side. */
const ARC_END = REACH + 4;
const SEAT = 36;
const LINE_START = ARC_END + SEAT + 8;

function ArcPaths({ same, differing, isDense }: Arcs): VNode {
  return (
    <>
      {same === '' ? null : <path d={same} />}
      {differing === '' ? null : <path class={isDense ? 'x m' : 'x'} d={differing} />}
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
  const x = side === 'left' ? ARC_END + SEAT : WIDTH - ARC_END - SEAT;
  return (
    <g class={side === 'left' ? 'e' : 's'} transform={`translate(${x})`}>
      {texts(false)}
      <g class={side === 'left' ? 'p' : 'q'}>{texts(true)}</g>
    </g>
  );
}

function Lines({ rows }: { readonly rows: readonly Row[] }): VNode {
  return (
    <>
      {rows.map(({ y, line }) => (
        <text y={y}>{line}</text>
      ))}
    </>
  );
}
