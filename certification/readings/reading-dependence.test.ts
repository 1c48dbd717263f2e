import { expect, test } from 'vitest';
import { whichAgree } from '../../checker/check-tournament.js';
import { declaredCase, readingDependence } from '../../checker/index.js';
import { asDeclared, editions, tookPart } from '../../engine/index.js';
import type { Edition, OtherReading } from '../../engine/index.js';
import type { Tournament } from '../../corpus/index.js';
import { generateTournament, presets } from '../../generator/index.js';
import { samePairing } from '../../checker/testing/reading-example-search.js';
import { runs } from '../../tests/suite.js';
import { pairByReading } from './pair-by-reading.js';

/** Events paired by the rules as they are read here: a round agrees by another reading where it does not depend on it. */
const EVENTS = runs(6, 30, 300);

test.each(editions.map((edition) => [edition.id, edition] as const))(
  '%s: the readings of a round are those by which it deviates when each is asked for alone',
  (id, edition) => {
    let depending = 0;
    for (let index = 0; index < EVENTS; index++) {
      const tournament = eventOf(edition, index);
      const dependence = readingDependence(declaredCase(tournament, edition));
      expect(dependence.size, `${id} ${index}`).toBe(tournament.pairedRounds);
      for (const reading of edition.otherReadings) {
        if (reading.omitsRounds) continue;
        for (const [round, agrees] of agreeingBy(tournament, edition, reading))
          expect(dependence.get(round)?.includes(reading.id), `${id} ${index} ${round} ${reading.id}`).toBe(
            !agrees,
          );
      }
      depending += [...dependence.values()].filter((readings) => readings.length > 0).length;
    }
    if (EVENTS >= 30) expect(depending).toBeGreaterThan(0);
  },
);

function eventOf(edition: Edition, index: number): Tournament {
  const players = { min: 5, max: 16 };
  const config = { ...presets.chaos, system: edition.id, players, rounds: { min: 3, max: 7 } };
  return generateTournament(config, 'readings', index);
}

/** The rounds by one reading: as `--reading` has it, or, where that reads the results otherwise, paired one by one. */
function agreeingBy(
  tournament: Tournament,
  edition: Edition,
  reading: OtherReading,
): ReadonlyMap<number, boolean> {
  if (reading.otherEvent === undefined)
    return whichAgree(declaredCase(tournament, asDeclared(edition, { isMaxi: false, reading: reading.id })));
  const rounds = Array.from({ length: tournament.pairedRounds }, (_, index) => index + 1);
  return new Map(
    rounds.map((round) => {
      const takesPart = (id: number): boolean =>
        tookPart(tournament.players.find((player) => player.id === id)?.rounds[round - 1]);
      const { event } = declaredCase(tournament, edition);
      const colour = event.initialColour ?? 'white';
      const [ours, theirs] = [null, reading].map((one) =>
        pairByReading({ ...event, initialColour: colour }, round, edition, one, takesPart),
      );
      return [round, samePairing(ours, theirs)];
    }),
  );
}
