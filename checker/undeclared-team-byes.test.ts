import { expect, test } from 'vitest';
import { generate, presets } from '../generator/index.js';
import type { GeneratorConfig } from '../generator/index.js';
import { runs } from '../tests/suite.js';
import { checkFile } from './index.js';

const SETTINGS: GeneratorConfig = {
  system: 'team-swiss-2026',
  players: { min: 6, max: 14 },
  rounds: { min: 4, max: 7 },
  teams: presets.open.teams ?? {},
  rates: { halfPointBye: 0.04, fullPointBye: 0.03, zeroPointBye: 0.04, withdrawal: 0.02, forfeit: 0.03 },
};

/** The file without the records that declare half-point and full-point byes. */
function undeclared(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .filter((line) => !/^240 [FH]/.test(line))
    .join('\n');
}

test.each([{}, { primary: 'game-points' }])(
  'team files without record 240 are judged as with it, where the points of record 310 show all byes: %j',
  (choices) => {
    let shown = 0;
    const events = generate(
      { ...SETTINGS, choices },
      { seed: 'undeclared', count: runs(25, 80), format: 'trf26' },
    );
    for (const { text, name } of events) {
      const without = checkFile(undeclared(text), name);
      const codes = without.problems.map(({ code }) => code);
      // Byes that are not shown unmistakably leave the warning on the points.
      if (codes.includes('points') || !codes.includes('bye-in-points')) continue;
      shown++;
      const declared = checkFile(text, name);
      expect(without.rounds, name).toEqual(declared.rounds);
      expect(without.standings?.verdict, name).toBe(declared.standings?.verdict);
    }
    expect(shown).toBeGreaterThan(5);
  },
);

test('where the points leave open which bye it was, rounds that are right by one of them agree otherwise', () => {
  let open = 0;
  for (const { text, name } of generate(SETTINGS, {
    seed: 'open-byes',
    count: runs(25, 80),
    format: 'trf26',
  })) {
    const { rounds, problems } = checkFile(undeclared(text), name);
    for (const { verdict, meanings = [] } of rounds) {
      if (verdict !== 'agrees-otherwise') continue;
      open++;
      expect(problems.map(({ code }) => code)).toContain('points');
      for (const meaning of meanings)
        expect(meaning).toMatchObject({
          kind: 'result',
          because: 'points',
          opponent: null,
          read: ['Z', null],
        });
    }
  }
  expect(open).toBeGreaterThan(0);
});
