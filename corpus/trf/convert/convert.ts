import { readDocument, type TrfDocument, type TrfRecord } from '../document/document.js';
import { NOWHERE, ProblemLog, type Problem } from '../problems.js';
import { parseTrf } from '../read.js';
import type { Tournament } from '../tournament.js';
import { byeRecord } from '../write/write-restrictions.js';
import { Remarks, type Remark, type TrfVersion } from './remarks.js';
import { recordsOf26 } from './to-26.js';
import { recordsOf16 } from './to-16.js';
import { tagOf, type Conversion } from './conversion.js';

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
  const conversion = conversionOf(document, tournament, to);
  const convert = to === '26' ? recordsOf26 : recordsOf16;
  try {
    const lines = document.records.flatMap((record) => convert(record, conversion));
    if (to === '26') lines.push(...announcedByes(document, tournament, conversion));
    const text = lines.map((line) => line + document.lineEnd).join('');
    const wrong = parseTrf(text, { teamEvents: 'read' }).problems.find(
      ({ severity }) => severity === 'error',
    );
    if (wrong !== undefined) throw new RangeError(`it would read there: ${wrong.message.replace(/\.$/, '')}`);
    return { text, name: tournament.name, remarks: conversion.remarks.list(), problems };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const log = new ProblemLog(options.file);
    const message = `The tournament cannot be written as TRF${to}: ${error.message}.`;
    log.error('does-not-fit', NOWHERE, 'values that fit the columns of the version', message);
    return { text: null, name: tournament.name, remarks: [], problems: [...problems, ...log.list()] };
  }
}

function conversionOf(document: TrfDocument, tournament: Tournament, to: TrfVersion): Conversion {
  return {
    to,
    tournament,
    tags: new Set(document.records.map(tagOf)),
    fullPointByes: new Set(to === '06' ? roundsWithLetters(tournament) : []),
    remarks: new Remarks(),
    written: new Set(),
    hasTimes: tournament.header.some(({ tag, text }) => tag === '122' && text.trim() !== ''),
  };
}

/**
 * Rounds of which TRF06 cannot hold the full-point byes: it has one sign for them and for the pairing-allocated bye, which
 * is one a round, and one worth for both.
 */
function roundsWithLetters({ players, points, pairedRounds }: Tournament): number[] {
  const isWorthAnother = points.fullPointBye !== points.pairingAllocatedBye;
  return Array.from({ length: pairedRounds + 1 }, (_, index) => index + 1).filter((round) => {
    const results = players.map(({ rounds }) => rounds[round - 1]?.result);
    const byes = results.filter((result) => result === 'F' || result === 'U');
    // A round that nobody was paired in would seem to be one that was.
    return round > pairedRounds || byes.length > 1 || (isWorthAnother && byes.includes('F'));
  });
}

/** TRF26 wants the byes of rounds not yet paired in records 240, even when they stand in the columns. */
function announcedByes(document: TrfDocument, tournament: Tournament, { remarks }: Conversion): string[] {
  const told = new Set(document.records.flatMap((record) => toldByes(record, tournament.pairedRounds)));
  return tournament.requestedByes.flatMap(({ round, type, ids }) => {
    // Record 240 has no letter for the pairing-allocated bye, which stays in its column.
    if (type === 'U') return [];
    const missing = ids.filter((id) => !told.has(`${round} ${id}`));
    if (missing.length === 0) return [];
    const first = Math.min(
      ...tournament.players.filter(({ id }) => missing.includes(id)).map(({ line }) => line),
    );
    remarks.add('adjusted', '001', first, { kind: 'into', records: ['240'] });
    return [byeRecord({ round, type, ids: missing })];
  });
}

function toldByes(record: TrfRecord, pairedRounds: number): string[] {
  if (record.kind === '240') return record.data.ids.map((id) => `${record.data.round} ${id}`);
  return record.kind === 'XXZ' ? record.data.map((id) => `${pairedRounds + 1} ${id}`) : [];
}
