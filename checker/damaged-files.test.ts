import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { announcesTwoGames } from '../corpus/index.js';
import { lineDamage, lineDamaged } from '../corpus/trf/testing/line-damage.js';
import { editions, pairsTeams } from '../engine/index.js';
import { generate } from '../generator/index.js';
import { checkFile } from './index.js';
import { runs } from '../tests/suite.js';

/** Damaged files of each kind; SWISSPROOF_RUNS takes more. */
const RUNS = runs(60, 150);

const kinds = [
  ['players', editions.find((edition) => !pairsTeams(edition) && !announcesTwoGames(edition.code))],
  ['matches of two games', editions.find(({ code }) => announcesTwoGames(code))],
  ['teams', editions.find(pairsTeams)],
] as const;

describe.each(kinds)('damaged files of events of %s', (_kind, edition) => {
  const config = { system: edition!.id, players: { min: 6, max: 12 }, rounds: { min: 3, max: 6 } };
  const busy = { ...config, rates: { forfeit: 0.1, doubleForfeit: 0.03, halfPointBye: 0.1 } };
  const files = [...generate(busy, { seed: 'damaged', count: 12, format: 'trf26' })].map(({ text }) => text);

  test('are checked, or refused with the places of all that is wrong', () => {
    const seen = { read: 0, refused: 0 };
    fc.assert(
      fc.property(fc.constantFrom(...files), lineDamage, (text, edits) => {
        const report = checkFile(lineDamaged(text, edits), 'damaged.trf');
        const errors = report.problems.filter(({ severity }) => severity === 'error');
        expect(report.verdict === 'invalid').toBe(errors.length > 0);
        for (const { line, column } of errors) {
          expect(line).toBeGreaterThan(0);
          expect(column).toBeGreaterThan(0);
        }
        for (const { deviations } of report.rounds)
          expect(deviations.map(({ kind }) => kind)).not.toContain('reference');
        seen[errors.length > 0 ? 'refused' : 'read']++;
      }),
      { numRuns: RUNS },
    );
    // Damage that is always found, or never, tests nothing behind the reading of lines.
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(RUNS / 10);
  });
});
