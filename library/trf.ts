import * as corpus from '../corpus/index.js';
import type {
  ConvertResult,
  DeclaredAlteration,
  DocumentResult,
  ParseOptions,
  ParseResult,
  Tournament,
  TournamentParts,
  TrfDocument,
  TrfVersion,
  WriteOptions,
} from '../corpus/index.js';
import { present } from '../engine/present.js';
import {
  requireShape,
  requireOptions,
  holding,
  listOf,
  oneOf,
  orNull,
  required,
  text,
  whole,
} from './shapes.js';
import type { ShapeOf } from './shapes.js';
import { requireContent, OF_FILE } from './option-shapes.js';

/** Reading and writing of files, for callers whose types nobody has checked: another type is a TypeError, a value
 * that cannot be a RangeError. */

/** Reads a tournament file. What is wrong with it is among the `problems`, never thrown. */
export function parseTrf(content: Uint8Array | string, options: ParseOptions = {}): ParseResult {
  requireContent(content);
  requireOptions('options', options, PARSE);
  return corpus.parseTrf(content, options);
}

/** The tournament as a file, so that `parseTrf` gives it back. Default of `format`: `trf26`. */
export function writeTrf(tournament: Tournament, options: Partial<WriteOptions> = {}): string {
  requireShape('tournament', tournament, TOURNAMENT);
  requireOptions('options', options, WRITE);
  return corpus.writeTrf(tournament, { format: 'trf26', ...present(options) });
}

/** A file in another version of the format, and what is lost or adjusted. */
export function convertTrf(
  content: Uint8Array | string,
  to: TrfVersion,
  options: ReadOptions = {},
): ConvertResult {
  requireContent(content);
  requireShape('to', to, oneOf(corpus.TRF_VERSIONS));
  requireOptions('options', options, READ);
  return corpus.convertTrf(content, to, options);
}

/** The deviations that a file declares (`### MPA @ Round …`). */
export function declaredAlterations(tournament: Pick<Tournament, 'comments'>): DeclaredAlteration[] {
  requireShape('tournament', tournament, holding({ comments: required(listOf(text)) }));
  return corpus.declaredAlterations(tournament);
}

/** Reads the records of a tournament file, of whatever kind of event. Never throws for any content. */
export function readDocument(content: Uint8Array | string, options: ReadOptions = {}): DocumentResult {
  requireContent(content);
  requireOptions('options', options, READ);
  return corpus.readDocument(content, options);
}

/** The records as a file. */
export function writeDocument(document: TrfDocument): string {
  requireShape('document', document, DOCUMENT);
  return corpus.writeDocument(document);
}

/** A tournament made in memory, ready to be written: missing parts get neutral values. */
export function tournamentOf(parts: TournamentParts): Tournament {
  requireShape('parts', parts, PARTS);
  return corpus.tournamentOf(parts);
}

interface ReadOptions {
  readonly file?: string;
  readonly encoding?: string | null;
}

const READ: ShapeOf<ReadOptions> = { ...OF_FILE, encoding: orNull(text) };

const PARSE: ShapeOf<ParseOptions> = {
  ...READ,
  teamEvents: oneOf(['refuse', 'read', 'pair']),
  primaryScore: orNull(oneOf(['match-points', 'game-points'])),
  contradictions: oneOf(['refuse', 'read']),
};

const WRITE: ShapeOf<WriteOptions> = {
  format: oneOf(['trf16', 'trf26']),
  eol: oneOf(['\r', '\n', '\r\n']),
};

const PARTS = holding({
  totalRounds: required(whole(0)),
  players: required(listOf(holding({ id: required(whole(1)), rounds: required(listOf(holding({}))) }))),
});

/** What nobody who made a tournament by hand would have: it comes from `parseTrf` or `tournamentOf`. */
export const TOURNAMENT = holding({
  kind: required(oneOf(['individual', 'team'])),
  totalRounds: required(whole(0)),
  players: required(
    listOf(holding({ id: required(whole(1)), name: required(text), rounds: required(listOf(holding({}))) })),
  ),
  header: required(listOf(holding({ tag: required(text) }))),
  points: required(holding({})),
  forbidden: required(listOf(holding({}))),
  adjustments: required(listOf(holding({}))),
  requestedByes: required(listOf(holding({}))),
  comments: required(listOf(text)),
  teamRecords: required(listOf(text)),
  nationalRecords: required(listOf(text)),
  unknownRecords: required(listOf(text)),
});

const DOCUMENT = holding({
  lineEnd: required(text),
  records: required(listOf(holding({ kind: required(text) }))),
});
