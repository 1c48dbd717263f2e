import type { CrosstableEntry, CrosstableTexts } from './crosstable-texts.js';
import { BOLD, textWidth } from './text-width.js';

/**
 * The classes of a crosstable in a report: `tight` where it has room on a screen only with less space, the screen up to
 * which each row wraps (`CROSSTABLE_STYLE`), so that nothing has to be moved sideways; `snug` for one that has room on
 * upright paper with less space only, and `broad` for one that wraps there.
 */
export function crosstableClass(table: CrosstableTexts, deviating: ReadonlySet<number>): string {
  const columns = columnWidths(table, deviating).map((width, index) =>
    index === NAME ? Math.min(MOST_OF_NAME, width) : width,
  );
  const widthAs = ({ letters, space }: typeof USUAL): number =>
    columns.reduce((sum, width) => sum + width * letters + space, 0);
  const [usual, tight] = [USUAL, TIGHT].map(widthAs);
  const step = usual <= ROOM ? stepOf(usual) : tight <= ROOM ? `tight ${stepOf(tight)}` : 'lines';
  const paper = widthAs(PRINTED) <= PAPER ? '' : widthAs(SNUG) <= PAPER ? ' snug' : ' broad';
  return `wide cross ${step}${paper}`;
}

/** Up to these widths of a screen, in pixels, the rows of a crosstable of that class wrap. Phones wrap all of them. */
export const STEPS = { small: 700, middle: 1000, large: 1215 } as const;

/** Pixels beside a table on a screen: those of the page and a bar to scroll. */
const BESIDE = 48;
/** Of the widest content of a page, in pixels. */
const ROOM = 1168;
/** The same of A4 with its edges. */
const PAPER = 700;

/** As they stand in the style, in pixels: the letters, and the space of a cell. */
const USUAL = { letters: 13.6, space: 16 };
const TIGHT = { letters: 12, space: 6 };
const PRINTED = { letters: 10, space: 8 };
const SNUG = { letters: 10, space: 4 };

/** The column of the names, which are broken where there is no room for more, in em. */
export const NAME = 2;
const MOST_OF_NAME = 9;

function stepOf(width: number): string {
  const [name] = Object.entries(STEPS).find(([, screen]) => width <= screen - BESIDE) ?? ['large'];
  return name;
}

/** How wide the longest text of each column of a crosstable is, in em: rank, number, name, rating, rounds, values. */
export function columnWidths(
  { rows, rounds, heads }: CrosstableTexts,
  deviating: ReadonlySet<number>,
): number[] {
  const column = (head: string, textOf: (row: CrosstableTexts['rows'][number]) => string): number =>
    rows.reduce((most, row) => Math.max(most, textWidth(textOf(row))), textWidth(head) * BOLD);
  return [
    column('Rank', ({ rank }) => rank),
    column('No', ({ id }) => String(id)),
    column('Name', ({ name }) => name),
    column('Rating', ({ rating }) => rating),
    ...Array.from({ length: rounds }, (_, index) =>
      column(`${index + 1}${deviating.has(index + 1) ? ' ✗' : ''}`, ({ entries }) =>
        gameText(entries[index]),
      ),
    ),
    ...heads.map((head, index) => column(head, ({ values }) => values[index])),
  ];
}

/** A text as wide as an entry: the disc of a colour and the small space before the result have the width of a "w". */
export function gameText({ text, opponent, colour, result }: CrosstableEntry): string {
  return opponent === null ? text : `${opponent}${colour === null ? '' : 'w'}${result}`;
}
