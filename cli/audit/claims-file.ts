import type { Claim } from '../../checker/audit/index.js';
import { NORMS } from '../../engine/norms/index.js';
import { InputError } from '../errors.js';
import { cellFault, readCsv } from './csv-rows.js';
import type { Cell, CsvRow } from './csv-rows.js';

/**
 * Reads the norms that organisers claim: CSV with a row of column names, in any order: event (its name or the name of its
 * file), fide id, title; organiser can be left out.
 * @throws InputError with the place, what was found and what was expected.
 */
export function readClaims(path: string): Claim[] {
  const [head, ...rows] = readCsv(path);
  if (head === undefined)
    throw new InputError(`${path}:1:1: the file is empty, expected a row of column names (${NAMES})`);
  const columns = head.cells.map((cell) => columnOf(cell, path));
  const missing = REQUIRED.find((column) => !columns.includes(column));
  if (missing !== undefined)
    throw new InputError(
      `${path}:${head.line}:1: the column ${SPOKEN[missing]} is missing, expected ${NAMES}`,
    );
  return rows.map((row) => claimOf(row, columns, path));
}

const REQUIRED = ['event', 'fideid', 'title'] as const;
type Column = (typeof REQUIRED)[number] | 'organiser';
const SPOKEN: Readonly<Record<Column, string>> = {
  event: 'event',
  fideid: 'fide id',
  title: 'title',
  organiser: 'organiser',
};
const NAMES = 'event, fide id, title, organiser';
const ALIASES: Readonly<Record<string, Column>> = {
  ...{ event: 'event', fideid: 'fideid', fidenumber: 'fideid', title: 'title' },
  ...{ norm: 'title', organiser: 'organiser', organizer: 'organiser' },
};

function columnOf(cell: Cell, path: string): Column {
  const column = ALIASES[cell.text.toLowerCase().replace(/[\s_-]/g, '')];
  if (column === undefined) throw cellFault(cell, path, `one of the columns ${NAMES}`);
  return column;
}

function claimOf({ line, cells }: CsvRow, columns: readonly Column[], path: string): Claim {
  const cellOf = (column: Column): Cell => cells[columns.indexOf(column)] ?? { text: '', line, column: 1 };
  const [event, fideId, titled] = REQUIRED.map(cellOf);
  if (event.text === '') throw cellFault(event, path, 'the name of an event or of its file');
  if (!/^\d{1,10}$/.test(fideId.text)) throw cellFault(fideId, path, 'a FIDE number');
  const norm = NORMS.find(({ title }) => title === titled.text.toUpperCase());
  if (norm === undefined) throw cellFault(titled, path, 'GM, IM, WGM or WIM');
  return {
    place: `${path}:${line}`,
    event: event.text,
    fideId: fideId.text,
    title: norm.title,
    organiser: cellOf('organiser').text,
  };
}
