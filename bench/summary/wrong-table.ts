import { grouped } from '../grouped.js';
import { milliseconds } from '../table.js';
import type { WrongTime } from '../wrong.js';
import { sizesIn } from './pairing-table.js';
import type { TextTable } from './text-table.js';

/** What wrong rounds cost: a row for each edition, a column for each size, with the ratio to pairing them. */
export function wrongTable(times: readonly WrongTime[]): TextTable {
  const sizes = sizesIn(times);
  return {
    columns: [{ title: 'edition', isText: true }, ...sizes.map((size) => ({ title: String(size) }))],
    rows: grouped(times, ({ edition }) => edition).map((series) => [
      series[0].edition,
      ...sizes.map((size) => cellOf(series.find(({ players }) => players === size))),
    ]),
  };
}

function cellOf(time: WrongTime | undefined): string {
  return time === undefined ? '' : `${milliseconds(time.explain)} (${(time.explain / time.pair).toFixed(1)})`;
}
