import { describe, expect, it } from 'vitest';
import type { RateConfig } from '../config/config.js';
import { Games } from './games.js';
import { Random } from '../random.js';
import { resolveConfig } from '../config/resolve-config.js';

const NONE: RateConfig = { forfeit: 0, doubleForfeit: 0, drawAgainstLoss: 0, doubleLoss: 0, unratedGame: 0 };

function counted(rates: RateConfig, games = 10_000, rounds = 1): Map<string, number> {
  const played = new Games(
    new Random('games'),
    resolveConfig({ rates: { ...NONE, ...rates } }).rates,
    rounds,
  );
  const counts = new Map<string, number>();
  for (let round = 1; round <= rounds; round++) {
    const pairings = new Array(games).fill({ white: 2467, black: 2344 }) as {
      white: number;
      black: number;
    }[];
    for (const result of played.play(round, pairings)) {
      const key = result.join('-');
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return counts;
}

describe('Games', () => {
  it('follow the model', () => {
    const counts = counted({});
    expect([...counts.keys()].sort()).toEqual(['0-1', '1-0', '=-=']);
    expect((counts.get('1-0') ?? 0) / 10_000).toBeCloseTo(0.511, 1);
    expect((counts.get('=-=') ?? 0) / 10_000).toBeCloseTo(0.351, 1);
    expect((counts.get('0-1') ?? 0) / 10_000).toBeCloseTo(0.138, 1);
  });

  it('are forfeited by either side', () => {
    const counts = counted({ forfeit: 1 });
    expect([...counts.keys()].sort()).toEqual(['+--', '--+']);
    expect((counts.get('+--') ?? 0) / (counts.get('--+') ?? 0)).toBeCloseTo(1, 0);
  });

  it.each([
    ['doubleForfeit', ['---']],
    ['drawAgainstLoss', ['0-=', '=-0']],
    ['doubleLoss', ['0-0']],
    ['unratedGame', ['D-D', 'L-W', 'W-L']],
  ] as const)('end by %s', (rate, results) => {
    expect([...counted({ [rate]: 1 }).keys()].sort()).toEqual(results);
  });

  it('hold exactly as many of each kind as asked for', () => {
    const rates: RateConfig = {
      forfeit: { count: 5 },
      doubleForfeit: { count: 4 },
      drawAgainstLoss: { count: 3 },
      doubleLoss: { byRound: [{ count: 1 }, 0, { count: 2 }] },
      unratedGame: { count: 6 },
    };
    const counts = counted(rates, 8, 5);
    const sum = (...keys: string[]): number => keys.reduce((total, key) => total + (counts.get(key) ?? 0), 0);
    expect(sum('+--', '--+')).toBe(5);
    expect(sum('---')).toBe(4);
    expect(sum('=-0', '0-=')).toBe(3);
    expect(sum('0-0')).toBe(3);
    expect(sum('W-L', 'D-D', 'L-W')).toBe(6);
  });
});
