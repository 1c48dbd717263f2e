import { describe, expect, it } from 'vitest';
import { drawResult } from './games.js';
import { Random } from './random.js';

function counted(forfeitRate: number): Map<string, number> {
  const random = new Random('games');
  const counts = new Map<string, number>();
  for (let i = 0; i < 10_000; i++) {
    const key = drawResult(random, 2467, 2344, forfeitRate).join('-');
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

describe('drawResult', () => {
  it('follows the model', () => {
    const counts = counted(0);
    expect([...counts.keys()].sort()).toEqual(['0-1', '1-0', '=-=']);
    expect((counts.get('1-0') ?? 0) / 10_000).toBeCloseTo(0.511, 1);
    expect((counts.get('=-=') ?? 0) / 10_000).toBeCloseTo(0.351, 1);
    expect((counts.get('0-1') ?? 0) / 10_000).toBeCloseTo(0.138, 1);
  });

  it('forfeits games for either side, and one in ten for both', () => {
    const counts = counted(1);
    expect([...counts.keys()].sort()).toEqual(['+--', '--+', '---']);
    expect((counts.get('---') ?? 0) / 10_000).toBeCloseTo(0.1, 1);
    expect((counts.get('+--') ?? 0) / (counts.get('--+') ?? 0)).toBeCloseTo(1, 0);
  });
});
