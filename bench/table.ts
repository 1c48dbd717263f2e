import type { EarlierTimes } from './csv.js';
import { growthExponent } from './statistics.js';
import type { Measurement } from './measure.js';

/** The heading of a table of measurements. */
export function tableHead(compares: boolean): string {
  const head = row(COLUMNS.map(({ title, width }) => title.padStart(width)));
  return compares ? `${head}   pair x  check x` : head;
}

/**
 * A line of the table.
 * @param before the next smaller size of the same kind, for the growth.
 * @param earlier the times to compare with, where there are any.
 */
export function tableRow(now: Measurement, before: Measurement | null, earlier: EarlierTimes | null): string {
  const cells = COLUMNS.map(({ width, cell }) => cell(now, before).padStart(width));
  if (earlier !== null)
    cells.push(ratio(now.pair, earlier.pair).padStart(8), ratio(now.check, earlier.check).padStart(8));
  return row(cells);
}

/** Milliseconds, with three digits that count. */
export function milliseconds(ms: number): string {
  return ms >= 100 ? ms.toFixed(0) : ms >= 10 ? ms.toFixed(1) : ms >= 1 ? ms.toFixed(2) : ms.toFixed(3);
}

interface TableColumn {
  readonly title: string;
  readonly width: number;
  readonly cell: (now: Measurement, before: Measurement | null) => string;
}

const COLUMNS: readonly TableColumn[] = [
  { title: 'players', width: 7, cell: ({ players }) => String(players) },
  { title: 'events', width: 6, cell: ({ events }) => String(events) },
  { title: 'rounds', width: 6, cell: ({ rounds }) => String(rounds) },
  { title: 'read', width: 8, cell: ({ read }) => milliseconds(read) },
  { title: 'history', width: 8, cell: ({ history }) => milliseconds(history) },
  { title: 'pair', width: 8, cell: ({ pair }) => milliseconds(pair) },
  { title: 'compare', width: 8, cell: ({ compare }) => milliseconds(compare) },
  { title: 'report', width: 8, cell: ({ report }) => milliseconds(report) },
  { title: 'together', width: 8, cell: ({ check }) => milliseconds(check) },
  { title: 'slowest', width: 8, cell: ({ slowest }) => milliseconds(slowest) },
  { title: 'last', width: 8, cell: ({ last }) => milliseconds(last) },
  { title: 'growth', width: 7, cell: growthSince },
  { title: 'cold', width: 8, cell: ({ cold }) => milliseconds(cold.check) },
  { title: 'start', width: 6, cell: ({ cold }) => milliseconds(cold.start) },
  { title: 'peak MB', width: 7, cell: ({ cold }) => cold.peak.toFixed(0) },
];

function growthSince(now: Measurement, before: Measurement | null): string {
  if (before === null) return '';
  return (
    growthExponent([before, now].map(({ players, pair }) => ({ players, time: pair })))?.toFixed(2) ?? ''
  );
}

function ratio(now: number, earlier: number): string {
  return (now / earlier).toFixed(2);
}

function row(cells: readonly string[]): string {
  return cells.join(' ');
}
