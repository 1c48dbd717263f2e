import { describe, expect, it } from 'vitest';
import { player, state } from '../../../testing/players.js';
import { compareNumbers } from '../../interface/compare-values.js';
import { valueOf } from './criterion.js';
import type { BracketView, Member, QualityCriterion } from './criterion.js';
import { dutch2017 } from '../dutch-2017.js';

/** Examples printed with the pairing score difference (2015 draft D.4; 2017 A.8 and C.6 have the same definition). */
const psd = dutch2017.criteria.find((criterion) => criterion.id === 'C6') as QualityCriterion;

function psdOf(scores: Record<number, number>, pairs: string, floaters: number[], lowest: number): number[] {
  const member = (id: number): Member => ({ player: player(id, scores[id]), mdp: false });
  const view: BracketView = {
    state: state([]),
    colourRules: dutch2017.colourRules,
    score: lowest,
    lowestScore: lowest,
    hasMdps: true,
    floaterTakesBye: false,
    round: 3,
    shape: 'ordinary',
  };
  const couples = pairs.split(' ').map((pair) => {
    const [a, b] = pair.split('-').map(Number);
    return [member(a), member(b)] as const;
  });
  return valueOf(psd, view, couples, floaters.map(member));
}

describe('pairing score difference', () => {
  it('example 1: the higher MDP is paired', () => {
    const scores = { 1: 75, 2: 60, 3: 55 };
    const first = psdOf(scores, '1-3', [2], 55);
    const second = psdOf(scores, '2-3', [1], 55);
    expect(first).toEqual([20, 15]);
    expect(second).toEqual([30, 5]);
    expect(compareNumbers(first, second)).toBeLessThan(0);
  });

  it('example 2: a last bracket with the bye', () => {
    const scores = { 1: 30, 4: 20, 5: 20, 6: 15, 7: 10 };
    expect(psdOf(scores, '1-4 6-7', [5], 10)).toEqual([20, 10, 5]);
    expect(psdOf(scores, '1-6 4-5', [7], 10)).toEqual([15, 10]);
    expect(psdOf(scores, '4-5 6-7', [1], 10)).toEqual([30, 5]);
  });

  it('variant of example 2: the first two tie', () => {
    const scores = { 1: 30, 4: 20, 5: 20, 6: 15, 7: 15 };
    expect(psdOf(scores, '1-4 6-7', [5], 15)).toEqual([15, 10]);
    expect(psdOf(scores, '1-6 4-5', [7], 15)).toEqual([15, 10]);
    expect(psdOf(scores, '4-5 6-7', [1], 15)).toEqual([25]);
  });
});
