import type { Tournament } from '../../corpus/index.js';
import { expectedRound, findNumbers } from '../../engine/round-robin/index.js';
import type { ExpectedRound } from '../../engine/round-robin/index.js';
import { namedRoundRobin } from './recognise.js';

/**
 * All rounds of a round robin by the table, by starting numbers; entry r-1 is round r. The numbers are those by which its
 * rounds so far were paired. Null where the file does not say that the event is a round robin.
 */
export function eventSchedule(tournament: Tournament): ExpectedRound[] | null {
  const robin = namedRoundRobin(tournament, null);
  if (robin === null) return null;
  const numbering = findNumbers(robin.event);
  return numbering.plan.slots.map((slot) => expectedRound(numbering, slot));
}
