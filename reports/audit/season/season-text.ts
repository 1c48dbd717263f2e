import { inColumns } from '../../words/columns.js';
import type { Season } from '../../../checker/audit/index.js';
import { seasonTables } from './season-tables.js';
import type { SeasonTable } from './season-tables.js';

/** Returns the tables of a season as lines in columns, an empty line before each. */
export function seasonLines(season: Season): string[] {
  return seasonTables(season).flatMap((table) => ['', `${table.title}:`, ...tableLines(table)]);
}

function tableLines({ columns, rows }: SeasonTable): string[] {
  const all = [columns.map(({ label }) => label), ...rows];
  return inColumns(all, (at) => columns[at].isNumber).map((line) => `  ${line}`);
}
