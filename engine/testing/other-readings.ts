import { editions, widestForm } from '../systems/interface/registry.js';
import type { Edition, OtherReading } from '../systems/interface/system.js';

/** An other reading, and the edition that it is one of. */
export interface ReadingOf {
  readonly edition: Edition;
  readonly reading: OtherReading;
}

const all = [...editions]
  .reverse()
  .flatMap((edition) => (edition.declarable === undefined ? [edition] : [edition, widestForm(edition)]))
  .flatMap((edition) => edition.otherReadings.map((reading): ReadingOf => ({ edition, reading })));

/** Every place of the ledger that can be read otherwise, once: in the newest edition that has it, in
 * its usual form where that has it. */
export const otherReadings: readonly ReadingOf[] = all.filter(
  ({ reading }, index) => all.findIndex((other) => other.reading.id === reading.id) === index,
);
