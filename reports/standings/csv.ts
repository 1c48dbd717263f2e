import type { StandingsReport } from '../../checker/index.js';
import { valueText } from './values.js';
import { csvTable } from '../csv.js';

/** The table as CSV: a row of column names, then a row a player; a value that there is not is empty. */
export function standingsCsv({ table, players }: StandingsReport): string {
  const people = new Map(players.map((player) => [player.id, player]));
  const columns = ['rank', 'id', 'name', 'rating', ...table.columns.map(({ item }) => item.text)];
  const rows = table.rows.map(({ id, rank, values }) => {
    const { name = '', rating = null } = people.get(id) ?? {};
    return [
      rank,
      id,
      name,
      rating ?? '',
      ...values.map((value) => (value === null ? '' : Number(valueText(value)))),
    ];
  });
  return csvTable(columns, rows);
}
