import type { Tenths } from '../../../engine/index.js';
import { isBlank, parseTenths, tokens, wholeNumber } from './fields.js';
import { placeOf, type Line, type ProblemLog } from '../problems.js';
import { linesOf, type Records } from './records.js';
import { givesMatchPoints } from './restriction-records.js';

/**
 * Fictitious points by starting number from the records XXA (one player, all rounds) and 250 (ranges of rounds and
 * players), in tenths, without trailing zeros. Records are applied in file order: an XXA replaces everything that is
 * known of its player, a 250 replaces the rounds and players that it covers. Ranges may reach beyond the players and
 * rounds that exist, as ranges usually do.
 * @param valueOf which of the points of a record 250 count; null: the record does not.
 */
export function readAcceleration(
  records: Records,
  ids: ReadonlySet<number>,
  rounds: number,
  log: ProblemLog,
  valueOf: (range: PointRange, line: Line) => Tenths | null = valueForPlayers,
): ReadonlyMap<number, readonly Tenths[]> {
  const points = new Map<number, Tenths[]>();
  const sorted = [...ids].sort((a, b) => a - b);
  let work = 0;
  for (const line of linesOf(records, 'XXA', '250')) {
    if (line.text.startsWith('XXA')) {
      const player = readPlayerPoints(line, ids, log);
      if (player !== null) points.set(player.id, [...player.points]);
      continue;
    }
    const range = readRange(line, log);
    const value = range === null ? null : valueOf(range, line);
    if (range === null || value === null) continue;
    const last = Math.min(range.lastRound, rounds);
    for (let index = firstNotBelow(sorted, range.firstId); index < sorted.length; index++) {
      if (sorted[index] > range.lastId) break;
      work += Math.max(1, last - range.firstRound + 2);
      if (work > MAX_WORK) {
        log.error(
          'too-much-acceleration',
          placeOf(line, 1),
          'ranges of players and rounds that exist',
          'The records 250 cover far more players and rounds than a tournament has.',
        );
        return new Map();
      }
      fill(points, sorted[index], range.firstRound, last, value);
    }
  }
  for (const list of points.values()) {
    while (list.length > 0 && list[list.length - 1] === 0) list.pop();
  }
  return points;
}

function valueForPlayers(range: PointRange): Tenths | null {
  return givesMatchPoints(range) ? null : range.value;
}

/** Bounds the cells that overlapping ranges may fill: ten times the largest tournament that is read. */
const MAX_WORK = 50_000_000;

/** Record 250; the match points are null where the columns are blank. */
export interface PointRange {
  readonly matchPoints: Tenths | null;
  readonly value: Tenths;
  readonly firstRound: number;
  readonly lastRound: number;
  readonly firstId: number;
  readonly lastId: number;
}

/** Record XXA: the fictitious points of a player round by round. */
export interface PlayerPoints {
  readonly id: number;
  readonly points: readonly Tenths[];
}

/** XXA: the player (with null: any) in positions 5-8, the points of round r in four positions from 10+5(r-1). */
export function readPlayerPoints(
  line: Line,
  ids: ReadonlySet<number> | null,
  log: ProblemLog,
): PlayerPoints | null {
  const text = line.text.trimEnd();
  const id = wholeNumber(text.slice(4, 8).trim());
  if (id === null || ids?.has(id) === false) {
    log.error(
      'unknown-player',
      placeOf(line, 5, 4),
      'the starting number of a player',
      `Record XXA names the player "${text.slice(4, 8).trim()}", who is not in the file.`,
    );
    return null;
  }
  const list: Tenths[] = [];
  for (let start = 9; start < text.length; start += 5) {
    const field = text.slice(start, start + 4).trim();
    const value = field === '' ? 0 : parseTenths(field);
    if (typeof value !== 'number' || !isBlank(text, start - 1)) {
      log.error(
        'acceleration',
        placeOf(line, start, 5),
        'points like  1.0 in columns of five',
        `Record XXA of player ${id}: the points of round ${(start - 9) / 5 + 1} cannot be read.`,
      );
      return null;
    }
    list.push(value);
  }
  return { id, points: list };
}

/** 250: fictitious match points (teams), fictitious points, first and last round, first and last player. */
export function readRange(line: Line, log: ProblemLog): PointRange | null {
  const words = tokens(line.text, 4);
  const matchPoints = words.length === 6 ? parseTenths(words[0].text) : null;
  const [value, firstRound, lastRound, firstId, lastId] = words.slice(-5);
  const points = value === undefined ? 'not-a-number' : parseTenths(value.text);
  const numbers = [firstRound, lastRound, firstId, lastId].map((word) => wholeNumber(word?.text ?? ''));
  const [fromRound, toRound, fromId, toId] = numbers;
  if (
    words.length < 5 ||
    words.length > 6 ||
    (matchPoints !== null && typeof matchPoints !== 'number') ||
    typeof points !== 'number' ||
    fromRound === null ||
    toRound === null ||
    fromId === null ||
    toId === null ||
    fromRound < 1 ||
    fromRound > toRound ||
    fromId > toId
  ) {
    log.error(
      'acceleration',
      placeOf(line, 5),
      'points, first and last round, first and last player',
      'Record 250 cannot be read: it needs points, a range of rounds and a range of starting numbers.',
    );
    return null;
  }
  return {
    matchPoints,
    value: points,
    firstRound: fromRound,
    lastRound: toRound,
    firstId: fromId,
    lastId: toId,
  };
}

function fill(points: Map<number, Tenths[]>, id: number, first: number, last: number, value: Tenths): void {
  const list = points.get(id) ?? [];
  points.set(id, list);
  while (list.length < first - 1 && first <= last) list.push(0);
  for (let round = first; round <= last; round++) list[round - 1] = value;
}

/** Index of the first number that is at least the bound. */
function firstNotBelow(sorted: readonly number[], bound: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle] < bound) low = middle + 1;
    else high = middle;
  }
  return low;
}
