import { expect, test } from 'vitest';
import { judgeNorm } from './judge-norm.js';
import { NORMS } from './norms.js';
import { candidateWith, event, opponents } from './testing/made-up.js';

const gm = NORMS.find(({ title }) => title === 'GM')!;
const forfeited = { excluded: [{ round: 10, opponent: 11, article: '1.4.2c' as const }] };

test('a norm of a round robin with a forfeited round is unknown (1.4.1e), that of a Swiss is made', () => {
  const candidate = candidateWith(opponents(9, {}), 5, forfeited);
  const robin = judgeNorm(gm, candidate, event({ format: 'round-robin', rounds: 10, players: 11 }));
  expect(robin).toMatchObject({ verdict: 'unknown', countsAs: 0 });
  expect(robin.readings).toContain('1.4.1e');
  expect(judgeNorm(gm, candidate, event({ rounds: 10 })).verdict).toBe('made');
});

test('a norm counts as many games as the best choice allows (1.4.1d and f)', () => {
  // Nine wins: without the one against the weakest opponent the average of the others leaves more full points to spare.
  const list = [...opponents(8, {}), ...opponents(1, { id: 30, rating: 1400 })];
  const all = judgeNorm(gm, candidateWith(list, 9), event({ leastGames: 8 }));
  const eight = judgeNorm(gm, candidateWith(opponents(8, {}), 8), event({ leastGames: 8 }));
  expect(all.verdict).toBe('made');
  expect(all.countsAs).toBeGreaterThanOrEqual(eight.countsAs);
});
