import { readFileSync } from 'node:fs';
import { CsvError, parse } from 'csv-parse/sync';
import { InputError } from '../errors.js';
import { fileErrorWords } from '../input/input-problems.js';

/**
 * Reads the rows of a CSV file, separated by commas, semicolons or tabs; the first row has the column names.
 * @throws InputError if the file cannot be read, or is not CSV.
 */
export function readCsv(path: string): CsvRow[] {
  try {
    return recordsOf(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''), path);
  } catch (error) {
    if (error instanceof InputError) throw error;
    throw new InputError(`${path} cannot be read: ${fileErrorWords(error)}`);
  }
}

export interface Cell {
  readonly text: string;
  readonly line: number;
  /** 1-based character of the row, which is that of the line unless quoted cells hold line ends. */
  readonly column: number;
}

export interface CsvRow {
  readonly line: number;
  readonly cells: readonly Cell[];
}

/** Returns the error for a cell that holds something else than expected. */
export function cellFault({ text, line, column }: Cell, path: string, expected: string): InputError {
  return new InputError(`${path}:${line}:${column}: found "${text}", expected ${expected}`);
}

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
