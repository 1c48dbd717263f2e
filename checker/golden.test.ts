import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTrf, writeTrf } from '../corpus/index.js';
import { burstein2026, dubov2026, dutch2012, dutch2017, dutch2026 } from '../engine/testing/editions.js';
import { checkFile, totalsOf } from './index.js';
import type { TournamentReport } from './index.js';
import { alter, pairedRoundsOf } from './testing/alterations.js';
import type { Alteration } from './testing/alterations.js';
import { foundFiles, GOLDEN, goldenFiles, hasGolden } from './testing/golden.js';
import type { GoldenFile } from './testing/golden.js';
import { isWholeSuite, runs } from '../tests/suite.js';

/** `npm run test:long` takes more. */
const RUNS = runs(20, 100);

/** `npm test` checks one file in so many; `npm run test:all` checks all. */
const ONE_IN = 16;

/**
 * Rounds in which the program that made them departs from the text as it is read here; they are in the ledger of readings
 * (2012, "not explained").
 */
const DEPARTURES: Readonly<Record<string, readonly string[]>> = {
  'dutch-2012': [
    'dutch-2012/absences/0428.trf, round 10',
    'dutch-2012/absences/0440.trf, round 9',
    'dutch-2012/calm/0066.trf, round 10',
    'dutch-2012/calm/0132.trf, round 5',
    'dutch-2012/tiny/0042.trf, round 9',
  ],
  'dutch-2017': [],
  'dutch-2026': [],
};

/** Tournaments and rounds. */
const EXTENT: Readonly<Record<string, readonly [tournaments: number, rounds: number]>> = {
  'dutch-2012': [800, 6000],
  'dutch-2017': [1485, 9000],
  'dutch-2026': [1485, 9000],
  'dubov-2026': [330, 2300],
  'burstein-2026': [207, 1400],
};

/** The files that this suite checks. */
function taken(files: readonly GoldenFile[]): readonly GoldenFile[] {
  return isWholeSuite ? files : files.filter((_, index) => index % ONE_IN === 0);
}

function departuresIn(edition: string, files: readonly GoldenFile[]): string[] {
  return (DEPARTURES[edition] ?? []).filter((departure) =>
    files.some(({ name }) => departure.startsWith(`${name},`)),
  );
}

describe.skipIf(!hasGolden).each([dutch2012, dutch2017, dutch2026, dubov2026, burstein2026])(
  `${GOLDEN}, $id`,
  (edition) => {
    const files = goldenFiles(edition.id);
    const checked = taken(files);
    const departures = departuresIn(edition.id, checked);

    it('deviate nowhere, but where the ledger of readings says so', () => {
      const reports: TournamentReport[] = checked.map(({ name, content }) =>
        checkFile(content, name, { edition }),
      );
      const deviating = reports.flatMap(({ file, rounds }) =>
        rounds.flatMap(({ round, verdict }) => (verdict === 'deviates' ? [`${file}, round ${round}`] : [])),
      );
      expect(deviating).toEqual(departures);
      const totals = totalsOf(reports);
      const [tournaments, rounds] = EXTENT[edition.id];
      expect(files).toHaveLength(tournaments);
      expect(totals.tournaments).toBe(checked.length);
      expect(totals.agree).toBe(totals.rounds - departures.length);
      expect(totals.rounds * files.length).toBeGreaterThan(0.9 * rounds * checked.length);
      if (isWholeSuite) expect(totals.rounds).toBeGreaterThan(rounds);
    });

    it.each<Alteration>(['swap opponents', 'flip colours', 'move the bye'])(
      'deviate in the round in which a pair, a colour or a bye is altered: %s',
      (kind) => {
        fc.assert(
          fc.property(fc.nat(files.length - 1), fc.nat(), fc.nat(), (file, where, pick) => {
            const { tournament } = parseTrf(files[file].content);
            const rounds = pairedRoundsOf(tournament!);
            const round = rounds[where % rounds.length];
            const altered = alter(tournament!, round, kind, pick);
            fc.pre(altered !== null);
            const report = checkFile(writeTrf(altered, { format: 'trf26' }), files[file].name, { edition });
            expect(report.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
            const found = report.rounds[round - 1];
            if (found.verdict === 'agrees-otherwise') {
              // B4: before 2026 nobody knows which of the absent players have a number.
              expect([kind, found.readings]).toEqual(['flip colours', ['B4']]);
              expect(edition.readingsDecide).toContain('B4');
              return;
            }
            expect(report.verdict).toBe('deviates');
            expect(found.verdict).toBe('deviates');
            expect(found.deviations.length).toBeGreaterThan(0);
            expect(found.deviations[0].consequenceOf).toBeNull();
            const kinds = report.rounds.flatMap(({ deviations }) =>
              deviations.map((deviation) => deviation.kind),
            );
            expect(kinds).not.toContain('reference');
          }),
          { numRuns: Math.ceil(RUNS / 3) },
        );
      },
    );
  },
);

describe.skipIf(!hasGolden)(`${GOLDEN}, dutch-2012, small ones read literally`, () => {
  it('deviate nowhere, but where the ledger of readings says so', { timeout: Infinity }, () => {
    const files = goldenFiles('dutch-2012').filter(({ name }) => name.includes('/tiny/'));
    const checked = taken(files);
    const deviating = checked.flatMap(({ name, content }) => {
      const report = checkFile(content, name, { edition: dutch2012, isLiteral: true });
      return report.rounds.flatMap(({ round, verdict }) =>
        verdict === 'agrees' ? [] : [`${name}, round ${round}`],
      );
    });
    expect(files).toHaveLength(150);
    expect(deviating).toEqual(departuresIn('dutch-2012', checked));
  });
});

describe.skipIf(!hasGolden)(`${GOLDEN}: rounds that an earlier version paired wrongly`, () => {
  it('agree', () => {
    const files = foundFiles('dutch-2026');
    expect(files.length).toBeGreaterThan(15);
    for (const { name, content } of files)
      expect(checkFile(content, name, { edition: dutch2026 }).verdict, name).toBe('agrees');
  });
});
