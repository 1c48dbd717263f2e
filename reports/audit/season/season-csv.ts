import type { Season } from '../../../checker/audit/index.js';
import { csvTable } from '../../csv.js';
import { seasonTables } from './season-tables.js';

/** Returns the tables of a season as CSV files, by their names. */
export function seasonCsv(season: Season): ReadonlyMap<string, string> {
  return new Map(
    seasonTables(season).map(({ id, columns, rows }) => [
      `${id}.csv`,
      csvTable(
        columns.map((column) => column.id),
        rows,
      ),
    ]),
  );
}
