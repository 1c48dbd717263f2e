import type { Colour } from '../../../engine/index.js';
import { byesIn, readDocument, writeRecord, type TrfRecord } from '../document/document.js';
import type { Problem } from '../problems.js';
import { BYES } from '../records/byes.js';
import { MAX_ROUNDS } from '../records/fields.js';
import { BLANK_CELL, type Cell, type PlayerLine } from '../records/player-record.js';
import { definitionOf } from '../records/table.js';
import { lastPairedRound } from '../rounds.js';
import type { RecordedByes } from '../tournament.js';
import { oneLine, writePlayerLine } from '../write/write-player.js';

/**
 * TRFp as JSON: the tournament as it stands before a round (`docs/trfp.md`, `corpus/schema/trfp.schema.json`). It says
 * what the text says, record for record.
 */
export interface TrfpDocument {
  readonly schema: 'swissproof/trfp/1';
  /** Every record besides 001, 240 and XXZ, as a line of the text. */
  readonly records: readonly string[];
  readonly players: readonly TrfpPlayer[];
  /** Byes asked for, of any round to come. */
  readonly byes?: readonly TrfpByes[];
  /** Who plays no more. */
  readonly withdrawals?: readonly TrfpWithdrawal[];
}

export interface TrfpPlayer {
  /** Starting number. */
  readonly id: number;
  readonly sex?: string;
  readonly title?: string;
  readonly name?: string;
  readonly rating?: number | null;
  readonly federation?: string;
  readonly fideId?: string;
  readonly birthDate?: string;
  /** In points, like 2.5. */
  readonly points?: number | null;
  readonly rank?: number | null;
  /** Entry r-1 is round r; null where its columns are blank. */
  readonly rounds?: readonly (TrfpRound | null)[];
}

export interface TrfpRound {
  /** Starting number; null where there is none. */
  readonly opponent: number | null;
  readonly colour: 'w' | 'b' | null;
  /** The letter of record 001; empty for a game that has no result yet. */
  readonly result: string;
}

export interface TrfpByes {
  readonly round: number;
  readonly type: 'F' | 'H' | 'Z';
  readonly players: readonly number[];
}

export interface TrfpWithdrawal {
  readonly player: number;
  /** The first round that the player does not play; 1-based. */
  readonly from: number;
}

/**
 * The text of a document. A withdrawal becomes zero-point byes (record 240) of every round to the last one announced.
 * Throws a RangeError for numbers that do not fit their columns.
 */
export function trfpText(document: TrfpDocument): string {
  const { records, players, byes = [], withdrawals = [] } = document;
  const asked: readonly RecordedByes[] = byes.map(({ round, type, players: ids }) => ({ round, type, ids }));
  const away = withdrawals.flatMap(({ player, from }): RecordedByes[] => {
    const last = Math.max(from, announcedRounds(records) ?? from);
    if (last - from >= MAX_ROUNDS) throw new RangeError(`a withdrawal from round ${from} to round ${last}`);
    return Array.from({ length: last - from + 1 }, (_, index) => ({
      round: from + index,
      type: 'Z',
      ids: [player],
    }));
  });
  const lines = [
    ...records.map(oneLine),
    ...players.map((player) => writePlayerLine(lineOf(player))),
    ...[...asked, ...away].map(BYES.write),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

/**
 * The document of a text. Null, with the problems, where a player or a bye is not in its form: what the document cannot
 * hold must not be lost. Whether it is a valid tournament is for `parseTrf` to say.
 */
export function trfpDocument(input: Uint8Array | string): {
  readonly document: TrfpDocument | null;
  readonly problems: readonly Problem[];
} {
  const { document, problems } = readDocument(input);
  if (document === null || document.records.some(isMisread)) return { document: null, problems };
  const lines = document.records.flatMap((record) => (record.kind === '001' ? [record.data] : []));
  const next = lastPairedRound(lines) + 1;
  return {
    document: {
      schema: 'swissproof/trfp/1',
      records: document.records.filter(({ kind }) => !hasMember(kind)).map(writeRecord),
      players: lines.map(playerOf),
      byes: document.records
        .flatMap((record) => byesIn(record, next))
        .map(({ round, type, ids }) => ({ round, type, players: ids })),
      withdrawals: [],
    },
    problems,
  };
}

/** Records that the document holds in members of their own: players and byes. */
function hasMember(code: string): boolean {
  const definition = definitionOf(code);
  return definition?.group === 'players' || definition?.byes !== undefined;
}

function isMisread(record: TrfRecord): boolean {
  return record.kind === 'text' && hasMember(record.text.slice(0, 3));
}

function announcedRounds(records: readonly string[]): number | null {
  const record = records.find((line) => /^(?:142|XXR)\s+\d+\s*$/.test(line));
  return record === undefined ? null : Number(record.slice(3));
}

function lineOf(player: TrfpPlayer): PlayerLine {
  const { id, sex = '', title = '', name = '', rating = null, federation = '', rank = null } = player;
  const { fideId = '', birthDate = '', points = null, rounds = [] } = player;
  const line = { number: 0, text: '' };
  const tenths = points === null ? null : Math.round(points * 10);
  const fixed = { line, id, sex, title, name, rating, federation, fideId, birthDate, rank, points: tenths };
  return { ...fixed, cells: rounds.map(cellOf) };
}

function cellOf(round: TrfpRound | null): Cell {
  if (round === null) return BLANK_CELL;
  const { opponent, colour, result } = round;
  return {
    opponent: opponent ?? 0,
    colour: colour === null ? null : COLOURS[colour],
    code: result === '' ? ' ' : result,
    blank: false,
  };
}

function playerOf({ line: _, cells, points, ...player }: PlayerLine): TrfpPlayer {
  const rounds = cells.map(({ opponent, colour, code, blank }): TrfpRound | null =>
    blank
      ? null
      : {
          opponent: opponent === 0 ? null : opponent,
          colour: colour === null ? null : colour === 'white' ? 'w' : 'b',
          result: code === ' ' ? '' : code,
        },
  );
  return { ...player, points: points === null ? null : points / 10, rounds };
}

const COLOURS: Readonly<Record<'w' | 'b', Colour>> = { w: 'white', b: 'black' };
