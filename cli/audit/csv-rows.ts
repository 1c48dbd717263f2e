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
    const records = parse(text, { delimiter, raw: true, skip_empty_lines: true }) as unknown;
    let [line, read] = [1, 0];
    return (records as RawRecord[]).map(({ record, raw }) => {
      const body = raw.replace(/^[\r\n]+|[\r\n]+$/g, '');
      const start = text.indexOf(body, read);
      // The parser counts a CRLF in quotes as two line ends.
      line += lineEndsIn(text.slice(read, start));
      const row = cellsOf(record, body, line, delimiter);
      line += lineEndsIn(body);
      read = start + body.length;
      return row;
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = Number(error['lines'] ?? 1);
    throw new InputError(`${path}:${line}:1: not CSV: ${error.message.replace(/[\r\n]+/g, ' ')}`);
  }
}

interface RawRecord {
  readonly record: readonly string[];
  readonly raw: string;
}

function lineEndsIn(text: string): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0;
}

/** @param body the text of the record, without its line end. */
function cellsOf(record: readonly string[], body: string, line: number, delimiter: string): CsvRow {
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
