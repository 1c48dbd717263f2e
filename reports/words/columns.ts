/**
 * Returns rows of cells as lines in columns, two blanks between them.
 * @param isNumber true for the columns that are aligned right, by their index.
 */
export function inColumns(
  rows: readonly (readonly string[])[],
  isNumber: (column: number) => boolean,
): string[] {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at].length)));
  return rows.map((row) =>
    row
      .map((cell, at) => (isNumber(at) ? cell.padStart(widths[at]) : cell.padEnd(widths[at])))
      .join('  ')
      .trimEnd(),
  );
}
