import type { Edition, OtherReading } from './system.js';

/** The other readings of an edition by which a round may be right, so that it is not called wrong. */
export function decidingReadings({
  readingsDecide,
  otherReadings,
}: Pick<Edition, 'readingsDecide' | 'otherReadings'>): readonly OtherReading[] {
  if (readingsDecide === undefined) return [];
  return readingsDecide === true
    ? otherReadings
    : otherReadings.filter(({ id }) => readingsDecide.includes(id));
}
