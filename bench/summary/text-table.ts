/** A table of cells: texts start at the left, figures end at the right. */
export interface TextTable {
  readonly columns: readonly { readonly title: string; readonly isText?: true }[];
  readonly rows: readonly (readonly string[])[];
}

/** For a terminal: columns as wide as their widest cell, two spaces between them. */
export function plainLines({ columns, rows }: TextTable): string[] {
  const head = columns.map(({ title }) => title);
  const widths = columns.map((_, at) => Math.max(...[head, ...rows].map((cells) => cells[at].length)));
  return [head, ...rows].map((cells) =>
    cells
      .map((cell, at) => (columns[at].isText ? cell.padEnd(widths[at]) : cell.padStart(widths[at])))
      .join('  ')
      .trimEnd(),
  );
}

/** The same in Markdown. */
export function markdownLines({ columns, rows }: TextTable): string[] {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    line(columns.map(({ title }) => title)),
    `|${columns.map(({ isText }) => (isText ? '---' : '---:')).join('|')}|`,
    ...rows.map(line),
  ];
}
