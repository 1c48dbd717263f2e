import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTrf, writeTrf } from '../corpus/index.js';
import { dutch2017, dutch2026 } from '../engine/testing/editions.js';
import { checkFile, totalsOf } from './index.js';
import type { TournamentReport } from './index.js';
import { alter, pairedRoundsOf } from './testing/alterations.js';
import type { Alteration } from './testing/alterations.js';
import { foundFiles, GOLDEN, goldenFiles, hasGolden } from './testing/golden.js';

/** `npm run test:long` takes more. */
const RUNS = Number(process.env['SWISSPROOF_RUNS'] ?? 1000);

describe.skipIf(!hasGolden).each([dutch2017, dutch2026])(`${GOLDEN}, $id`, (edition) => {
  const files = goldenFiles(edition.id);

  it('deviate nowhere', () => {
    const reports: TournamentReport[] = files.map(({ name, content }) =>
      checkFile(content, name, { edition }),
    );
    expect(reports.filter(({ verdict }) => verdict !== 'agrees').map(({ file }) => file)).toEqual([]);
    const totals = totalsOf(reports);
    expect(totals.tournaments).toBe(1485);
    expect(totals.agree).toBe(totals.rounds);
    expect(totals.rounds).toBeGreaterThan(9000);
  });

  it('deviate in the round in which a pair, a colour or a bye is altered', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(
        fc.nat(files.length - 1),
        fc.nat(),
        fc.constantFrom<Alteration>('swap opponents', 'flip colours', 'move the bye'),
        fc.nat(),
        (file, where, kind, pick) => {
          const { tournament } = parseTrf(files[file].content);
          const rounds = pairedRoundsOf(tournament!);
          const round = rounds[where % rounds.length];
          const altered = alter(tournament!, round, kind, pick);
          fc.pre(altered !== null);
          seen.add(kind);
          const report = checkFile(writeTrf(altered, { format: 'trf26' }), files[file].name, { edition });
          expect(report.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
          expect(report.verdict).toBe('deviates');
          const found = report.rounds[round - 1];
          expect(found.verdict).toBe('deviates');
          expect(found.deviations.length).toBeGreaterThan(0);
          expect(found.deviations[0].consequenceOf).toBeNull();
          const kinds = report.rounds.flatMap(({ deviations }) =>
            deviations.map((deviation) => deviation.kind),
          );
          expect(kinds).not.toContain('reference');
        },
      ),
      { numRuns: RUNS },
    );
    expect(seen.size).toBe(3);
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
