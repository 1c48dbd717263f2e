import type { EventData } from '../../model/event.js';
import type { Edition, OtherReading } from './system.js';

/** A doubtful place of a text (`corpus/readings.md`), read otherwise: what becomes of an edition of the kind E. */
export interface Reading<E> {
  /** Number in the ledger of readings. */
  readonly id: string;
  readonly change: (own: E) => E;
  /** The event as it is read; absent: as it is. */
  readonly otherEvent?: (event: EventData) => EventData;
  /** It is about events that do not announce their number of rounds. */
  readonly omitsRounds?: true;
  /** It has other numbers decide about colours. */
  readonly changesParity?: true;
  /** It changes nothing but final rounds. */
  readonly isOfFinalRound?: true;
}

/** A reading that is nothing but other parts of an edition. */
export function otherwise<E>(id: string, parts: Partial<E>): Reading<E> {
  return { id, change: (own) => ({ ...own, ...parts }) };
}

/** An unknown result (adjourned) is worth nothing for the pairing. */
export function unknownIsNothing<E>(id: string): Reading<E> {
  return {
    id,
    change: (own) => own,
    otherEvent: (event) => ({ ...event, points: { ...event.points, unknown: 0 } }),
  };
}

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
