import { recordText, withoutTrailingBlanks } from '../records/fields.js';
import { readText, type LineEnd } from '../records/lines.js';
import { ProblemLog, type Line, type Problem } from '../problems.js';
import { DEFINITIONS, definitionOf, kindOf, type RecordData, type RecordKind } from '../records/table.js';
import type { RecordedByes } from '../tournament.js';

/** A tournament file record by record, as it stands: nothing is concluded from one record about another. */
export interface TrfDocument {
  readonly lineEnd: LineEnd;
  /** In the order of the file. */
  readonly records: readonly TrfRecord[];
}

/**
 * A record with what it holds; the text alone (without trailing blanks) for descriptive records, comments, records
 * that are not known and those that are not in their form.
 */
export type TrfRecord = KnownRecord | TextRecord;

export type KnownRecord = {
  readonly [Kind in RecordKind]: {
    readonly kind: Kind;
    readonly line: number;
    readonly data: RecordData[Kind];
  };
}[RecordKind];

export interface TextRecord {
  readonly kind: 'text';
  readonly line: number;
  readonly text: string;
}

export interface DocumentResult {
  /** Null for input that is no text or too large. */
  readonly document: TrfDocument | null;
  /** What keeps records from being read; whether the whole is a valid tournament is for `parseTrf` to say. */
  readonly problems: Problem[];
}

/** Reads the records of a tournament file, of whatever kind of event. Never throws for any input. */
export function readDocument(
  input: Uint8Array | string,
  options: { readonly file?: string; readonly encoding?: string | null } = {},
): DocumentResult {
  const log = new ProblemLog(options.file);
  const found = readText(input, options.encoding ?? null, log);
  if (found === null) return { document: null, problems: log.list() };
  const records = found.lines.map((line) => readRecord(line, log));
  return { document: { lineEnd: found.lineEnd, records }, problems: log.list() };
}

/**
 * The file in its canonical form: the records in their order, each with its fields at the columns that the format
 * gives them, points with one decimal, without trailing blanks, empty lines or a byte-order mark, in one kind of line
 * end. A file in this form comes out as it went in; see `canonical.test.ts` for what else is made equal.
 */
export function writeDocument({ lineEnd, records }: TrfDocument): string {
  return records.map((record) => `${writeRecord(record)}${lineEnd}`).join('');
}

/** A record as a line without its end. */
export function writeRecord(record: TrfRecord): string {
  return record.kind === 'text' ? record.text : write(record.kind, record.data);
}

/** The byes that a record asks for; `next` is the round to be paired. */
export function byesIn(record: TrfRecord, next: number): readonly RecordedByes[] {
  return record.kind === 'text' ? [] : byesOf(record.kind, record.data, next);
}

function byesOf<Kind extends RecordKind>(
  kind: Kind,
  data: RecordData[Kind],
  next: number,
): readonly RecordedByes[] {
  return DEFINITIONS[kind].byes?.(data, next) ?? [];
}

function readRecord(line: Line, log: ProblemLog): TrfRecord {
  const kind = kindOf(line.text);
  const before = log.count;
  const data = kind === null ? null : DEFINITIONS[kind].read(line, log);
  // A field that is left out with a warning must not be lost.
  if (kind !== null && data !== null && log.count === before) {
    const record = { kind, line: line.number, data } as KnownRecord;
    if (fits(record)) return record;
  }
  return { kind: 'text', line: line.number, text: plainText(line.text) };
}

/** Numbers of more digits than their columns are read (by words) where they can be, but cannot be written. */
function fits(record: KnownRecord): boolean {
  try {
    writeRecord(record);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

function write<Kind extends RecordKind>(kind: Kind, data: RecordData[Kind]): string {
  return DEFINITIONS[kind].write(data);
}

function plainText(text: string): string {
  const tag = text.slice(0, 3);
  return withoutTrailingBlanks(definitionOf(tag)?.group === 'header' ? `${tag} ${recordText(text)}` : text);
}
