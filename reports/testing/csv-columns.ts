import { parse } from 'csv-parse/sync';
import { expect } from 'vitest';

/** Of each column in its order what stands in the cell of a row: a text, a number, or nothing. */
export type CsvColumns<Row> = Readonly<Record<string, (row: Row) => string | number | null>>;

/**
 * Holds a CSV to what it was made of: it has these columns and no other, in this order, and a row for each of these rows.
 * A cell that a spreadsheet would take for a formula has an apostrophe before it, but for numbers.
 */
export function expectColumns<Row>(csv: string, columns: CsvColumns<Row>, rows: readonly Row[]): void {
  const [head, ...lines]: string[][] = parse(csv);
  const names = Object.keys(columns);
  expect(head).toEqual(names);
  const named = (cells: readonly string[]): Record<string, string> =>
    Object.fromEntries(names.map((name, index) => [name, cells[index]]));
  expect(lines.map(named)).toEqual(
    rows.map((row) => named(Object.values(columns).map((of) => cell(of(row))))),
  );
}

function cell(value: string | number | null): string {
  if (typeof value !== 'string') return value === null ? '' : String(value);
  return /^[=+@-]/.test(value) ? `'${value}` : value;
}
