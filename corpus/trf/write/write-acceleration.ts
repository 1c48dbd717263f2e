import type { EventData, ScoreKind, Tenths } from '../../../engine/index.js';
import type { PointRange } from '../records/acceleration-records.js';
import { formatTenths } from '../records/fields.js';
import { digits } from './write-player.js';

/**
 * Fictitious points as records 250 (TRF26: ranges of rounds and of neighbouring players) or XXA (one for a player).
 * A player who is listed without any points keeps an XXA in both formats: its mere presence tells bbpPairings that the
 * event is accelerated by the file. Those of teams are in the columns of the score that ranks first.
 */
export function accelerationRecords(
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
    return list === undefined ? [] : [playerRecord(id, list)];
  });
}

/** Positions 5-8 and then four of every five columns from 10 on. */
export function playerRecord(id: number, list: readonly Tenths[]): string {
  const values = list.map((value) => {
    const printed = formatTenths(value).padStart(4);
    if (printed.length > 4) throw new RangeError(`${printed} fictitious points do not fit record XXA`);
    return ` ${printed}`;
  });
  return `XXA ${digits(id, 4)}${values.length === 0 ? '  0.0' : values.join('')}`;
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
    if (runs.length === 0 && score === null) lines.push(playerRecord(id, []));
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
    rangeRecord({
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

/** Record 250; positions 5-8 (match points) stay empty for individuals. */
export function rangeRecord(range: PointRange): string {
  const pad = (value: number, width: number): string => String(value).padStart(width, '0');
  const points = (value: Tenths | null): string =>
    value === null ? '    ' : formatTenths(value).padStart(4, value < 0 ? ' ' : '0');
  const { matchPoints, value, firstRound, lastRound, firstId, lastId } = range;
  return `250 ${points(matchPoints)} ${points(value)} ${pad(firstRound, 3)} ${pad(lastRound, 3)} ${pad(firstId, 4)} ${pad(lastId, 4)}`;
}
