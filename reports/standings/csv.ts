import type { StandingsReport } from '../../checker/index.js';
import { valueText } from './values.js';
import { csvTable } from '../csv.js';

/** The table as CSV: a row of column names, then a row a player; a value that there is not is empty. */
export function standingsCsv(report: StandingsReport): string {
  const columns = ['rank', 'id', 'name', 'rating', ...standingsColumns(report)];
  const rows = standingsRows(report).map(({ player, values }) => [...player, ...values]);
  return csvTable(columns, rows);
}

/** The tie-breaks of the list. */
export function standingsColumns({ table }: StandingsReport): string[] {
  return table.columns.map(({ item }) => item.text);
}

/** A row for each player: rank, number, name and rating, and the value of each tie-break. */
export function standingsRows({
  table,
  players,
}: StandingsReport): { readonly player: (string | number)[]; readonly values: (string | number)[] }[] {
  const people = new Map(players.map((player) => [player.id, player]));
  return table.rows.map(({ id, rank, values }) => {
    const { name = '', rating = null } = people.get(id) ?? {};
    return {
      player: [rank, id, name, rating ?? ''],
      values: values.map((value) => (value === null ? '' : Number(valueText(value)))),
    };
  });
}
