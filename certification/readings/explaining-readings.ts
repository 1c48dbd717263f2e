import type { Tournament } from '../../corpus/index.js';
import { editions } from '../../engine/index.js';
import type { Edition, RoundOutcome } from '../../engine/index.js';
import { presentIn } from '../program/tournament-before.js';
import { pairByReading } from './pair-by-reading.js';

/**
 * The other readings of the rules by which a pairing of the next round is right: their numbers in `corpus/readings.md`,
 * or the name of another edition of the system.
 * @param before from `tournamentBefore`.
 * @param isAnswer true for the pairing to be explained.
 * @param isAsked which of them are tried.
 */
export function explainingReadings(
  before: Tournament,
  edition: Edition,
  isAnswer: (outcome: RoundOutcome) => boolean,
  isAsked: (id: string) => boolean = () => true,
): string[] {
  const present = presentIn(before);
  const round = before.pairedRounds + 1;
  const takesPart = (id: number): boolean => present.has(id);
  const others = editions.filter(
    ({ id, system }) => id !== edition.id && system === edition.system && isAsked(id),
  );
  return [
    ...edition.otherReadings
      .filter(
        (reading) =>
          isAsked(reading.id) && isAnswer(pairByReading(before, round, edition, reading, takesPart)),
      )
      .map(({ id }) => id),
    ...others
      .filter((other) => isAnswer(pairByReading(before, round, other, null, takesPart)))
      .map(({ id }) => id),
  ];
}
