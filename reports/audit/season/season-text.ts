import type { Season } from '../../../checker/audit/index.js';
import { seasonTables } from './season-tables.js';
import type { SeasonTable } from './season-tables.js';

/** Returns the tables of a season as lines in columns, an empty line before each. */
export function seasonLines(season: Season): string[] {
  return seasonTables(season).flatMap((table) => ['', `${table.title}:`, ...tableLines(table)]);
}

function tableLines({ columns, rows }: SeasonTable): string[] {
  const all = [columns.map(({ label }) => label), ...rows];
  const widths = columns.map((_, at) => Math.max(...all.map((row) => row[at].length)));
  return all.map((row) =>
    `  ${row.map((cell, at) => (columns[at].isNumber ? cell.padStart(widths[at]) : cell.padEnd(widths[at]))).join('  ')}`.trimEnd(),
  );
}
