import { declaredCase } from '../../checker/case/swiss-case.js';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseTrf } from '../../corpus/index.js';
import type { Tournament } from '../../corpus/index.js';
import { decidingReadings } from '../../engine/index.js';
import type { Edition, OtherReading } from '../../engine/index.js';
import { otherReadings } from '../../engine/testing/other-readings.js';
import { presentIn, tournamentBefore, withPairing } from '../program/index.js';
import { pairByReading } from '../readings/pair-by-reading.js';
import { shrinkTournament } from './shrink-file.js';
import { judgeLast, ownDeviations } from './shows.js';

/** Those that do not leave their example to the arbiter. */
const deciding = otherReadings
  .filter(({ edition, reading }) => decidingReadings(edition).includes(reading))
  .flatMap(({ edition, reading }) => {
    const tournament = pairedOtherwise(edition, reading);
    return tournament === null ? [] : [{ edition, reading, tournament }];
  });

describe('a round that is right by another reading', () => {
  it('is there for most of them', () => {
    expect(deciding.length).toBeGreaterThan(40);
  });

  it.each(deciding)(
    '$edition.id, $reading.id: is shrunk for a rule only',
    async ({ edition, tournament }) => {
      const report = judgeLast(tournament, edition);
      expect(report?.verdict).toBe('agrees-otherwise');
      const [{ kind, rule }] = report === null ? [] : ownDeviations(report);
      const question = {
        swissCase: declaredCase(tournament, edition),
        round: tournament.pairedRounds,
      };
      const limits = { trials: 3, isLate: () => false };
      const unasked = await shrinkTournament(tournament, { ...question, trait: null }, limits);
      expect(unasked).toEqual({ ok: false, reason: 'no-deviation' });
      const answer = await shrinkTournament(tournament, { ...question, trait: { kind, rule } }, limits);
      expect(answer).toMatchObject({ ok: true, deviation: { kind, rule } });
    },
  );
});

/** The example of a reading, its last round paired by that reading; null where it leaves the round to the arbiter. */
function pairedOtherwise(edition: Edition, reading: OtherReading): Tournament | null {
  const file = new URL(`../../corpus/rule-examples/readings/${reading.id}.trf`, import.meta.url);
  const { tournament } = parseTrf(readFileSync(file));
  if (tournament === null) throw new Error(`the example of ${reading.id} is not valid`);
  const before = tournamentBefore(tournament, tournament.pairedRounds);
  const present = presentIn(before);
  const answer = pairByReading(before, tournament.pairedRounds, edition, reading, (id) => present.has(id));
  return answer.kind === 'paired' ? withPairing(before, answer, () => ['=', '=']) : null;
}
