import { describe, expect, it } from 'vitest';
import { player } from '../../../testing/players.js';
import { leastMisses, mayFloatDown, mayFloatUp, missesColour } from './requirements.js';

describe('x (A8)', () => {
  const leastOf = (...colours: readonly string[]): number =>
    leastMisses(colours.map((played, index) => player(index + 1, 10, played)));

  it('is how many of a colour are too many', () => {
    expect(leastOf('W', 'W', 'W', 'B')).toBe(1);
    expect(leastOf('B', 'B', 'B', 'B', 'B')).toBe(2);
    expect(leastOf('W', 'W', 'W', 'B', 'B')).toBe(0);
  });

  it('is not below zero, and leaves out who has not played (J5)', () => {
    expect(leastOf('W', 'B', '', '', '', '')).toBe(0);
    expect(leastOf('W', 'W', '', '')).toBe(0);
  });
});

it('a colour is missed where both prefer the same', () => {
  expect(missesColour(player(1, 0, 'W'), player(2, 0, 'BWW'))).toBe(true);
  expect(missesColour(player(1, 0, 'W'), player(2, 0, 'B'))).toBe(false);
  expect(missesColour(player(1, 0), player(2, 0))).toBe(false);
});

it('B6 goes first, then B5', () => {
  const last = player(1, 0, '', { lastFloat: 'down', earlierFloat: null });
  const earlier = player(2, 0, '', { lastFloat: 'up', earlierFloat: 'down' });
  const allowed = ([0, 1, 2] as const).map((dropped) => [
    mayFloatDown(last, dropped),
    mayFloatDown(earlier, dropped),
  ]);
  expect(allowed).toEqual([
    [false, false],
    [false, true],
    [true, true],
  ]);
});

it('nobody floats up to equal points', () => {
  const mdp = player(1, 20);
  const up = { lastFloat: 'up' as const };
  expect(mayFloatUp(mdp, player(2, 10, '', up), 0)).toBe(false);
  expect(mayFloatUp(mdp, player(3, 20, '', up), 0)).toBe(true);
});
