import type { PlayerRow } from '../../checker/audit/index.js';
import { federationOf, titleOf } from '../../engine/norms/index.js';
import { InputError } from '../errors.js';
import { cellFault as fault, readCsv } from './csv-rows.js';
import type { Cell, CsvRow } from './csv-rows.js';

/**
 * Reads a list of players: CSV with a row of column names (in any order: id, fide id, name, title, federation, rating,
 * sex; at least one of the first two), separated by commas, semicolons or tabs.
 * @throws InputError that says what stands where, and what was expected.
 */
export function readPlayers(path: string): PlayerRow[] {
  const [head, ...rows] = readCsv(path);
  if (head === undefined)
    throw new InputError(`${path}:1:1: the file is empty, expected a row of column names (${NAMES})`);
  const columns = head.cells.map((cell) => columnOf(cell, path));
  if (!columns.includes('id') && !columns.includes('fideid'))
    throw new InputError(`${path}:${head.line}:1: no column says who a player is, expected id or fide id`);
  const twice = head.cells.find((_, index) => columns.indexOf(columns[index]) < index);
  if (twice !== undefined) throw fault(twice, path, 'each column once');
  return rows.map((row) => rowOf(row, columns, path));
}

const COLUMNS = ['id', 'fideid', 'name', 'title', 'federation', 'rating', 'sex'] as const;
type Column = (typeof COLUMNS)[number];
const NAMES = 'id, fide id, name, title, federation, rating, sex';

function columnOf(cell: Cell, path: string): Column {
  const name = cell.text.toLowerCase().replace(/[\s_-]/g, '');
  const column = COLUMNS.find((one) => one === (ALIASES[name] ?? name));
  if (column === undefined) throw fault(cell, path, `one of the columns ${NAMES}`);
  return column;
}

const ALIASES: Readonly<Record<string, Column>> = { fed: 'federation', fidenumber: 'fideid' };

function rowOf({ line, cells }: CsvRow, columns: readonly Column[], path: string): PlayerRow {
  const read = (column: Column, isRight: (text: string) => boolean, expected: string): string => {
    const cell = cells[columns.indexOf(column)];
    if (cell === undefined || cell.text === '' || isRight(cell.text)) return cell?.text ?? '';
    throw fault(cell, path, expected);
  };
  const isWhole = (text: string): boolean => /^\d{1,10}$/.test(text);
  const id = read('id', (text) => /^[1-9]\d{0,3}$/.test(text), 'a starting number from 1 to 9999');
  const fideId = read('fideid', isWhole, 'a FIDE number');
  if (id === '' && fideId === '')
    throw new InputError(
      `${path}:${line}:1: the row does not say who it is, expected an id or a FIDE number`,
    );
  const rating = read('rating', (text) => /^\d{1,4}$/.test(text), 'a rating from 0 to 9999');
  const title = read(
    'title',
    (text) => titleOf(text) !== '',
    'GM, IM, FM, CM, WGM, WIM, WFM, WCM or nothing',
  );
  const federation = read(
    'federation',
    (text) => federationOf(text) !== null,
    'the code of a federation of FIDE, FID or NON',
  );
  return {
    place: `${path}:${line}`,
    id: id === '' ? null : Number(id),
    fideId,
    name: read('name', () => true, ''),
    title: title.toUpperCase(),
    federation: federation.toUpperCase(),
    rating: rating === '' ? null : Number(rating),
    sex: read('sex', (text) => /^[mwf]$/i.test(text), 'm, w or f').toLowerCase(),
  };
}
