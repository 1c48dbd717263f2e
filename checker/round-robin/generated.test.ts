import { expect, it } from 'vitest';
import { declaredAlterations } from '../../corpus/index.js';
import { generate, presets } from '../../generator/index.js';
import type { GeneratorConfig } from '../../generator/index.js';
import { runs } from '../../tests/suite.js';
import { checkFile } from '../check-file.js';

const KINDS: readonly GeneratorConfig[] = [
  { system: 'round-robin' },
  { system: 'round-robin', table: { draw: 'varma' } },
  { system: 'double-round-robin' },
  { system: 'double-round-robin', table: { cycles: 3 } },
  { system: 'double-round-robin', table: { cycles: 4, lastTwo: 'plain' }, players: { min: 4, max: 8 } },
  { system: 'round-robin', rates: { withdrawal: { count: 2 }, forfeit: 0.1 } },
  presets['closed-norm'],
  presets['double-norm'],
];

it.each(KINDS.map((config, index) => ({ config, index })))(
  'generated round robins agree, with their standings: kind $index',
  ({ config, index }) => {
    for (const { text } of generate(config, { seed: `robin ${index}`, count: runs(5, 25, 500) })) {
      const { verdict, standings, rounds } = checkFile(text, 'generated');
      const wrong = rounds.filter((round) => round.verdict !== 'agrees');
      expect({ text, verdict, standings: standings?.verdict, wrong }).toEqual({
        ...{ text, verdict: 'agrees', standings: 'agrees' },
        wrong: [],
      });
    }
  },
);

it('rounds that were paired by hand deviate, no others do, and their comments are right', () => {
  let altered = 0;
  const config = {
    system: 'round-robin',
    players: { min: 8, max: 14 },
    handPaired: 0.2,
    rates: { withdrawal: 0 },
  };
  for (const { tournament, text } of generate(config, { seed: 'by hand', count: runs(10, 50, 1000) })) {
    const { rounds } = checkFile(text, 'generated');
    const wrong = rounds.filter(({ verdict }) => verdict === 'deviates').map(({ round }) => round);
    const declared = declaredAlterations(tournament).map(({ round }) => round);
    expect({ text, wrong }).toEqual({ text, wrong: [...new Set(declared)].sort((a, b) => a - b) });
    altered += wrong.length;
    for (const { declarations = [], deviations } of rounds) {
      expect(declarations.every(({ verdict }) => verdict === 'rightly')).toBe(true);
      expect(deviations.every((one) => one.declared === true)).toBe(true);
    }
  }
  expect(altered).toBeGreaterThan(0);
});
