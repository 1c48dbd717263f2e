/** Columns of a line, 1-based, both ends included. */
export interface Columns {
  readonly from: number;
  readonly to: number;
}

/** Numbers of the lines with players, 1-based. */
export function linesWithPlayers(text: string): number[] {
  return text.split(/\r\n|\r|\n/).flatMap((line, index) => (line.startsWith('001') ? [index + 1] : []));
}

/** What stands in columns of a line, without blanks around it. */
export function cellAt(text: string, line: number, { from, to }: Columns): string {
  return (text.split(/\r\n|\r|\n/)[line - 1] ?? '').slice(from - 1, to).trim();
}

/** The text with columns of a line replaced. */
export function withCell(text: string, line: number, { from, to }: Columns, value: string): string {
  const end = /\r\n|\r|\n/.exec(text)?.[0] ?? '\n';
  const lines = text.split(/\r\n|\r|\n/);
  const before = lines[line - 1] ?? '';
  lines[line - 1] = before.padEnd(to).slice(0, from - 1) + value.padStart(to - from + 1) + before.slice(to);
  return lines.join(end);
}
