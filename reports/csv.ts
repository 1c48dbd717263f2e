import { stringify } from 'csv-stringify/browser/esm/sync';

/** Rows as CSV without column names. Text comes from files: a spreadsheet must not run it as formulas. */
export function csvRows(columns: readonly string[], rows: readonly object[]): string {
  return stringify([...rows], { columns: [...columns], escape_formulas: true });
}

/** The same after a row of column names; a row is an object, or a list in the order of the columns. */
export function csvTable(columns: readonly string[], rows: readonly object[] = []): string {
  return stringify([...rows], { header: true, columns: [...columns], escape_formulas: true });
}
