import { byesIn, readDocument, writeRecord, type TrfDocument, type TrfRecord } from '../document/document.js';
import { NOWHERE, ProblemLog, type Problem } from '../problems.js';
import { parseTrf } from '../read.js';
import { BYES } from '../records/byes.js';
import { keep, lose, type Part, type Step } from '../records/definition.js';
import { POINT_SYSTEM } from '../records/point-system.js';
import { DEFINITIONS, definitionOf, type RecordData, type RecordKind } from '../records/table.js';
import type { Tournament } from '../tournament.js';
import { Remarks, type Remark, type TrfVersion } from './remarks.js';

/** A file in another version, or why it cannot be converted. */
export interface ConvertResult {
  /** Null when the file is not a valid tournament. */
  readonly text: string | null;
  readonly name: string;
  readonly remarks: readonly Remark[];
  readonly problems: readonly Problem[];
}

/**
 * Converts a tournament file, of individuals or of teams, to a version of the format. Records keep their order, and
 * what a version cannot say is said to be lost. What decides about pairings and has no record in TRF06 and TRF16
 * (number of rounds, initial-colour, points, acceleration, pairs that never meet) is written in the records that
 * JaVaFo and bbpPairings add to them. A file without anything foreign to the version comes out in its canonical form.
 */
export function convertTrf(
  input: Uint8Array | string,
  to: TrfVersion,
  options: { readonly file?: string; readonly encoding?: string | null } = {},
): ConvertResult {
  const { tournament, problems } = parseTrf(input, { ...options, teamEvents: 'read' });
  const { document } = readDocument(input, options);
  if (tournament === null || document === null) return { text: null, name: '', remarks: [], problems };
  const remarks = new Remarks();
  try {
    const lines = linesIn(document, { to, tournament, remarks });
    if (to === '26') lines.push(...announcedByes(document, tournament, remarks));
    const text = lines.map((line) => line + document.lineEnd).join('');
    const wrong = parseTrf(text, { teamEvents: 'read' }).problems.find(
      ({ severity }) => severity === 'error',
    );
    if (wrong !== undefined) throw new RangeError(`it would read there: ${wrong.message.replace(/\.$/, '')}`);
    return { text, name: tournament.name, remarks: remarks.list(), problems };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const log = new ProblemLog(options.file);
    const message = `The tournament cannot be written as TRF${to}: ${error.message}.`;
    log.error('does-not-fit', NOWHERE, 'values that fit the columns of the version', message);
    return { text: null, name: tournament.name, remarks: [], problems: [...problems, ...log.list()] };
  }
}

function linesIn(
  { records }: TrfDocument,
  conversion: Pick<Step, 'to' | 'tournament' | 'remarks'>,
): string[] {
  const texts = records.map(writeRecord);
  const tags = new Set(texts.map((text) => text.slice(0, 3)));
  const written = new Set<Part>();
  return records.flatMap((record, index) => {
    const text = texts[index];
    const step = { ...conversion, tag: text.slice(0, 3), line: record.line, text, tags };
    const part = definitionOf(step.tag)?.part;
    return part !== undefined && isConvertedAsWhole(part, step)
      ? convertPart(part, step, written)
      : convertRecord(record, step);
  });
}

/** Other parts are converted record by record. In an event of teams the games have points in TRF16 as well. */
function isConvertedAsWhole(part: Part, { tournament, to }: Step): boolean {
  return (
    part.isWhole === true && (tournament.kind === 'individual' || (part === POINT_SYSTEM && to !== '26'))
  );
}

/** The records of a part in place of its first one. Without a record foreign to the version each stays what it is. */
function convertPart(part: Part, step: Step, written: Set<Part>): string[] {
  const { tag, line, tournament, remarks, to } = step;
  const isForeign = (one: string): boolean => isForeignTo(to, one);
  if (![...step.tags].some((one) => definitionOf(one)?.part === part && isForeign(one))) return [step.text];
  const lines = part.write(tournament, to === '26');
  const records = [...new Set(lines.map((text) => text.slice(0, 3)))];
  if (records.some(isForeign)) remarks.add('kept', tag, line, { kind: 'extension' });
  else if (isForeign(tag))
    remarks.add(
      'adjusted',
      tag,
      line,
      records.length === 0 ? { kind: 'default' } : { kind: 'into', records },
    );
  if (written.has(part)) return [];
  written.add(part);
  return lines;
}

function convertRecord(record: TrfRecord, step: Step): string[] {
  if (record.kind !== 'text') return convertData(record.kind, record.data, step);
  const definition = definitionOf(step.tag);
  const change = step.to === '26' ? definition?.to26 : definition?.to16;
  return change === undefined ? unchanged(step, definition?.isAddedIn26 === true) : change(step, null);
}

function convertData<Kind extends RecordKind>(kind: Kind, data: RecordData[Kind], step: Step): string[] {
  const { to16, to26, isAddedIn26 = false } = DEFINITIONS[kind];
  const change = step.to === '26' ? to26 : to16;
  return change === undefined ? unchanged(step, isAddedIn26) : change(step, data);
}

/** A record that no other one says in the version. */
function unchanged(step: Step, isAddedIn26: boolean): string[] {
  if (step.to !== '26') return isAddedIn26 ? lose(step) : [step.text];
  // The numbers of such records are those of players, which TRF26 could not say of an event of teams.
  return step.tournament.kind === 'team' && EXTENSION.test(step.tag) ? keep(step) : [step.text];
}

function isForeignTo(to: TrfVersion, tag: string): boolean {
  return to === '26' ? EXTENSION.test(tag) : definitionOf(tag)?.isAddedIn26 === true;
}

/** The records of JaVaFo and bbpPairings. */
const EXTENSION = /^(XX|BB)[A-Z]$/;

/** TRF26 wants the byes of rounds not yet paired in records 240, even when they stand in the columns. */
function announcedByes({ records }: TrfDocument, tournament: Tournament, remarks: Remarks): string[] {
  const { players, pairedRounds, requestedByes } = tournament;
  const known = new Set(
    records
      .flatMap((record) => byesIn(record, pairedRounds + 1))
      .flatMap(({ round, ids }) => ids.map((id) => `${round} ${id}`)),
  );
  return requestedByes.flatMap(({ round, type, ids }) => {
    // Record 240 has no letter for the pairing-allocated bye, which stays in its column.
    if (type === 'U') return [];
    const missing = ids.filter((id) => !known.has(`${round} ${id}`));
    if (missing.length === 0) return [];
    const first = Math.min(...players.filter(({ id }) => missing.includes(id)).map(({ line }) => line));
    remarks.add('adjusted', '001', first, { kind: 'into', records: ['240'] });
    return [BYES.write({ round, type, ids: missing })];
  });
}
