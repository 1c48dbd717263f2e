import { readFileSync } from 'node:fs';
import { CsvError, parse } from 'csv-parse/sync';
import type { PlayerRow } from '../../checker/audit/index.js';
import { federationOf, titleOf } from '../../engine/norms/index.js';
import { InputError } from '../errors.js';
import { fileErrorWords } from '../input/input-problems.js';

/**
 * Reads a list of players: CSV with a row of column names (in any order: id, fide id, name, title, federation, rating,
 * sex; at least one of the first two), separated by commas, semicolons or tabs.
 * @throws InputError that says what stands where, and what was expected.
 */
export function readPlayers(path: string): PlayerRow[] {
  let text: string;
  try {
    text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    throw new InputError(`${path} cannot be read: ${fileErrorWords(error)}`);
  }
  const [head, ...rows] = recordsOf(text, path);
  if (head === undefined)
    throw new InputError(`${path}:1:1: the file is empty, expected a row of column names (${NAMES})`);
  const columns = head.cells.map((cell) => columnOf(cell, path));
  if (!columns.includes('id') && !columns.includes('fideid'))
    throw new InputError(`${path}:${head.line}:1: no column says who a player is, expected id or fide id`);
  const twice = head.cells.find((_, index) => columns.indexOf(columns[index]) < index);
  if (twice !== undefined) throw fault(twice, path, 'each column once');
  return rows.map((row) => rowOf(row, columns, path));
}

interface Cell {
  readonly text: string;
  readonly line: number;
  /** 1-based character of the row, which is that of the line unless quoted cells hold line ends. */
  readonly column: number;
}

interface CsvRow {
  readonly line: number;
  readonly cells: readonly Cell[];
}

const COLUMNS = ['id', 'fideid', 'name', 'title', 'federation', 'rating', 'sex'] as const;
type Column = (typeof COLUMNS)[number];
const NAMES = 'id, fide id, name, title, federation, rating, sex';

function recordsOf(text: string, path: string): CsvRow[] {
  const header = /^[^\r\n]*/.exec(text)?.[0] ?? '';
  const counts = [',', ';', '\t'].map((mark) => ({ mark, count: header.split(mark).length }));
  const { mark: delimiter } = counts.reduce((best, one) => (one.count > best.count ? one : best));
  try {
    const records = parse(text, { delimiter, info: true, raw: true, skip_empty_lines: true }) as unknown;
    return (records as RawRecord[]).map(({ record, raw, info }) =>
      cellsOf(record, raw, info.lines, delimiter),
    );
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = Number(error['lines'] ?? 1);
    throw new InputError(`${path}:${line}:1: not CSV: ${error.message.replace(/[\r\n]+/g, ' ')}`);
  }
}

interface RawRecord {
  readonly record: readonly string[];
  readonly raw: string;
  /** `lines` is the line in which the record ends. */
  readonly info: { readonly lines: number };
}

function cellsOf(record: readonly string[], raw: string, last: number, delimiter: string): CsvRow {
  const body = raw.replace(/^[\r\n]+|[\r\n]+$/g, '');
  const line = last - (body.match(/\n/g)?.length ?? 0);
  const starts = [0];
  let isQuoted = false;
  for (let index = 0; index < body.length; index++) {
    if (body[index] === '"') isQuoted = !isQuoted;
    else if (body[index] === delimiter && !isQuoted) starts.push(index + 1);
  }
  return {
    line,
    cells: record.map((text, index) => ({ text: text.trim(), line, column: (starts[index] ?? 0) + 1 })),
  };
}

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

function fault({ text, line, column }: Cell, path: string, expected: string): InputError {
  return new InputError(`${path}:${line}:${column}: found "${text}", expected ${expected}`);
}
