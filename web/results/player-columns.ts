import type { CrosstableRow, CrosstableTexts } from '../../reports/html/crosstable-texts.js';
import { columnWidths, gameText, NAME } from '../../reports/html/crosstable-width.js';
import { DIGIT } from '../../reports/html/text-width.js';
import { PADDING, TIGHT_PADDING } from './long-table.js';

/** How the columns of a crosstable share a screen. */
export interface PlayerColumns {
  /** In letters, without the space beside them. */
  readonly widths: readonly number[];
  /** There is room only for smaller letters with less space. */
  readonly isTight: boolean;
  /** The narrowest screen that has room for all columns, in pixels; Infinity: none has. */
  readonly narrowest: number;
}

/** Long names are cut off, so that the last columns are in sight. */
export function columnsOf(table: CrosstableTexts, deviating: ReadonlySet<number>): PlayerColumns {
  const usual = fitted(usualWidths(table), USUAL);
  if (usual.total <= USUAL.room)
    return { widths: usual.widths, isTight: false, narrowest: pixels(usual, USUAL) };
  const tight = fitted(
    columnWidths(table, deviating).map((width) => width / DIGIT),
    TIGHT,
  );
  return {
    widths: tight.widths,
    isTight: true,
    narrowest: tight.total <= TIGHT.room ? pixels(tight, TIGHT) : Infinity,
  };
}

/** `room`: letters that a screen of 1,280 pixels has room for; `name`: least of a name; `letter` in pixels. */
const USUAL = { padding: PADDING, room: 132, name: 16, letter: 13.6 * DIGIT };
const TIGHT = { padding: TIGHT_PADDING, room: 144, name: 12, letter: 12.5 * DIGIT };
type Density = typeof USUAL;

/** Pixels beside a table on a screen: edges, and bars to scroll the page and the table. */
const BESIDE = 66;

function pixels({ total }: { readonly total: number }, { letter }: Density): number {
  return Math.ceil(total * letter) + BESIDE;
}

/** @param widths with the whole names. */
function fitted(
  widths: readonly number[],
  { padding, room, name }: Density,
): { readonly widths: readonly number[]; readonly total: number } {
  const others = widths.reduce((sum, letters) => sum + letters + padding, 0) - widths[NAME];
  const shown = Math.min(widths[NAME], Math.max(room - others, name));
  const fitting = widths.map((letters, index) => (index === NAME ? shown : letters));
  return { widths: fitting, total: others + fitting[NAME] };
}

/** Letters of the longest text of each column. */
function usualWidths({ rows, rounds, heads }: CrosstableTexts): number[] {
  const widest = (least: number, of: (row: CrosstableRow) => string): number =>
    rows.reduce((most, row) => Math.max(most, of(row).length), least);
  return [
    widest(4, ({ rank }) => rank),
    widest(2, ({ id }) => String(id)),
    widest(4, ({ name }) => name),
    widest(6, ({ rating }) => rating),
    ...Array.from({ length: rounds }, (_, index) => widest(4, ({ entries }) => gameText(entries[index]))),
    ...heads.map((head, index) => widest(head.length * CAPITAL, ({ values }) => values[index])),
  ];
}

/** How wide a bold capital is, in digits. */
const CAPITAL = 1.3;
