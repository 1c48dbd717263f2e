import type { EventData, ScoreKind, Tenths } from '../../../engine/index.js';
import { placeOf, type Line, type ProblemLog } from '../problems.js';
import { PLAYER_POINTS, POINT_RANGE, readPlayerPoints, readRange, type PointRange } from './acceleration.js';
import type { Part } from './definition.js';
import { codeOf, linesOf, type Records } from './records.js';
import { givesMatchPoints } from './restrictions.js';

/** Fictitious points: 250 (TRF26) or XXA (TRF16). */
export const VIRTUAL_POINTS: Part = {
  read: (records, { ids, lastRound }, log) => ({
    virtualPoints: readAcceleration(records, ids, lastRound, log),
  }),
  isWhole: true,
  write: accelerationRecords,
};

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
    if (codeOf(line) === 'XXA') {
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

/**
 * Fictitious points as records 250 (TRF26: ranges of rounds and of neighbouring players) or XXA (one for a player).
 * A player who is listed without any points keeps an XXA in both formats: its mere presence tells bbpPairings that the
 * event is accelerated by the file. Those of teams are in the columns of the score that ranks first.
 */
function accelerationRecords(
  event: Pick<EventData, 'players' | 'virtualPoints' | 'teamScores'>,
  modern: boolean,
): string[] {
  const ids = event.players.map((player) => player.id).sort((a, b) => a - b);
  return modern
    ? ranges(ids, event.virtualPoints, event.teamScores?.primary ?? null)
    : players(ids, event.virtualPoints);
}

type VirtualPoints = EventData['virtualPoints'];

function players(ids: readonly number[], points: VirtualPoints): string[] {
  return ids.flatMap((id) => {
    const list = points.get(id);
    return list === undefined ? [] : [PLAYER_POINTS.write({ id, points: list })];
  });
}

interface Range {
  readonly run: Run;
  readonly firstId: number;
  lastId: number;
  /** Index of lastId among the players. */
  lastIndex: number;
}

interface Run {
  readonly value: Tenths;
  readonly first: number;
  readonly last: number;
}

/** @param score of teams that the points are of; null: players have one only. */
function ranges(ids: readonly number[], points: VirtualPoints, score: ScoreKind | null): string[] {
  const lines: string[] = [];
  const finished: Range[] = [];
  const open = new Map<string, Range>();
  ids.forEach((id, index) => {
    const list = points.get(id);
    if (list === undefined) return;
    const runs = runsOf(list);
    if (runs.length === 0 && score === null) lines.push(PLAYER_POINTS.write({ id, points: [] }));
    for (const run of runs) {
      const key = `${run.value} ${run.first} ${run.last}`;
      const range = open.get(key);
      if (range !== undefined && range.lastIndex === index - 1) {
        range.lastId = id;
        range.lastIndex = index;
        continue;
      }
      const started = { run, firstId: id, lastId: id, lastIndex: index };
      open.set(key, started);
      finished.push(started);
    }
  });
  const records = finished.map(({ run, firstId, lastId }) =>
    POINT_RANGE.write({
      matchPoints: score === 'match-points' ? run.value : null,
      value: score === 'match-points' ? 0 : run.value,
      firstRound: run.first,
      lastRound: run.last,
      firstId,
      lastId,
    }),
  );
  return [...records, ...lines];
}

/** Stretches of rounds with the same points other than zero. */
function runsOf(list: readonly Tenths[]): Run[] {
  const runs: Run[] = [];
  let first = 1;
  for (let round = 1; round <= list.length; round++) {
    if (round < list.length && list[round] === list[round - 1]) continue;
    if (list[round - 1] !== 0) runs.push({ value: list[round - 1], first, last: round });
    first = round + 1;
  }
  return runs;
}
