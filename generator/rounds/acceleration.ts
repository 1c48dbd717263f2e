import { bakuVirtualPoints, brokenBakuPremises } from '../../engine/index.js';
import type { Edition, EventData, Tenths } from '../../engine/index.js';
import type { Acceleration } from '../config/config.js';
import { tenths } from './points.js';

/**
 * Virtual points, in tenths, by starting number; none for a tournament that is not accelerated.
 * @param isPresentFirst who is paired in round 1 (the Baku Acceleration divides those only), by starting number.
 */
export function virtualPointsOf(
  acceleration: Acceleration,
  event: EventData,
  { baku }: Pick<Edition, 'baku'>,
  isPresentFirst: (id: number) => boolean,
): EventData['virtualPoints'] {
  if (acceleration === 'none') return new Map();
  if (acceleration === 'baku')
    // The edition of 2016 does not apply to fewer than nine rounds.
    return brokenBakuPremises(event, baku).includes('rounds')
      ? new Map()
      : bakuVirtualPoints(event, baku, isPresentFirst);
  const points = withoutTrailingZeros(acceleration.rounds.slice(0, event.totalRounds).map(tenths));
  if (points.length === 0) return new Map();
  const size = Math.ceil(acceleration.share * event.players.length);
  return new Map(event.players.slice(0, size).map(({ id }) => [id, points]));
}

/** As they are when read from a file. */
function withoutTrailingZeros(points: readonly Tenths[]): readonly Tenths[] {
  return points.slice(0, points.findLastIndex((value) => value !== 0) + 1);
}
