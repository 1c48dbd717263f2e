import { stringify } from 'csv-stringify/browser/esm/sync';
import type { StandingsReport } from '../../checker/index.js';
import { valueText } from './values.js';

/** The table as CSV: a row of column names, then a row a player; a value that there is not is empty. */
export function standingsCsv({ table, players }: StandingsReport): string {
  const people = new Map(players.map((player) => [player.id, player]));
  const head = ['rank', 'id', 'name', 'rating', ...table.columns.map(({ item }) => item.text)];
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
  // Names come from files: a spreadsheet must not run them as formulas. Values are numbers, also those below zero.
  return stringify([head, ...rows], { escape_formulas: true });
}
