import type { AuditReport } from '../../checker/audit/index.js';
import { csvRows, csvTable } from '../csv.js';
import { isShown } from './format.js';
import type { AuditFormat, AuditStyle } from './format.js';
import { FORM_FIELDS, formOf } from './norm-form.js';
import { countsText, resultText } from './opponent-table.js';
import { opponentsOf } from './opponents.js';
import { shownNorms } from './shown-norms.js';
import type { ShownNorm } from './shown-norms.js';

/**
 * The data of the form IT1 as CSV: a row for each norm that was made or may have been made, with the opponents in columns
 * of each round. A norm of more than 19 games is in no table of B.01 (1.7), so there are columns for 19 rounds.
 */
export const auditIt1: AuditFormat = {
  part: (report, style) => (isShown(report, style) ? csvRows(COLUMNS, rowsOf(report, style)) : ''),
  whole: (parts) => [csvTable(COLUMNS), parts.join('')],
};

const ROUNDS = 19;

const OF_ROUND = [
  ...(['opponent', 'fide_id', 'title', 'federation', 'rating', 'colour', 'result', 'counts'] as const),
];

const COLUMNS: readonly string[] = [
  'file',
  ...FORM_FIELDS,
  ...Array.from({ length: ROUNDS }, (_, index) =>
    OF_ROUND.map((name) => `round_${index + 1}_${name}`),
  ).flat(),
];

function rowsOf(report: AuditReport, style: AuditStyle): object[] {
  return shownNorms(report, { ...style, isAll: false, isQuiet: true }).map((shown) => ({
    file: report.file,
    ...formOf(shown, report),
    ...roundCells(shown, report),
  }));
}

function roundCells({ player, norm }: ShownNorm, report: AuditReport): Record<string, string | number> {
  const cells: Record<string, string | number> = {};
  for (const row of opponentsOf(player, report)) {
    const { opponent } = row;
    const values: Record<(typeof OF_ROUND)[number], string | number> = {
      opponent: opponent?.name.trim() ?? '',
      fide_id: opponent?.fideId ?? '',
      title: opponent?.person.title ?? '',
      federation: opponent?.person.federation ?? '',
      rating: opponent?.person.rating ?? '',
      colour: row.colour ?? '',
      result: resultText(row.result),
      counts: countsText(row, player, norm),
    };
    for (const name of OF_ROUND) cells[`round_${row.round}_${name}`] = values[name];
  }
  return cells;
}
