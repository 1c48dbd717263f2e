import type { ForbiddenGroup, PointAdjustment, Tenths } from '../../../engine/index.js';
import { formatTenths } from '../records/fields.js';
import type { RequestedByes } from '../tournament.js';
import { digits } from './write-player.js';

/** XXP for a group that never meets (TRF16), otherwise 260 with its range of rounds. */
export function forbiddenRecord(group: ForbiddenGroup, modern: boolean): string {
  const { first, last, ids } = group;
  const endless = last >= LAST_ROUND;
  if (!modern && first <= 1 && endless) return `XXP ${ids.join(' ')}`.trimEnd();
  return `260 ${round(first)} ${round(endless ? LAST_ROUND : last)} ${players(ids)}`.trimEnd();
}

/**
 * A group that never meets in the rounds of its event as one that never meets at all, which XXP can say; a group of some
 * rounds only stays as it is.
 */
export function withoutEnd(group: ForbiddenGroup, totalRounds: number): ForbiddenGroup {
  const isOfAll = group.first <= 1 && group.last >= totalRounds;
  return isOfAll ? { ids: group.ids, first: 1, last: Infinity } : group;
}

/** Record 240: byes of one type and round. */
export function byeRecord({ type, round: number, ids }: RequestedByes): string {
  return `240 ${type} ${round(number)} ${players(ids)}`.trimEnd();
}

/** Record 299; match points are for teams. Throws a RangeError for a result that the record cannot name. */
export function adjustmentRecord(adjustment: PointAdjustment, matchPoints: Tenths | null = null): string {
  const type = adjustment.result ?? ' ';
  if (!TYPES.includes(type)) throw new RangeError(`record 299 knows no result "${type}"`);
  const [ofMatches, value] = [matchPoints, adjustment.value].map((points) =>
    points === null ? '' : formatTenths(points),
  );
  for (const printed of [ofMatches, value])
    if (printed.length > 5) throw new RangeError(`${printed} points do not fit record 299`);
  return `299 ${type}${ofMatches.padStart(6)}${value.padStart(6)}  ${round(adjustment.round ?? 0)} ${players(adjustment.ids)}`.trimEnd();
}

/** The largest round number that the three columns of record 260 hold; read as "without end". */
const LAST_ROUND = 999;
const TYPES = 'WDLFHZ+- ';

function round(value: number): string {
  return digits(value, 3).replaceAll(' ', '0');
}

function players(ids: readonly number[]): string {
  return ids.map((id) => digits(id, 4)).join(' ');
}
