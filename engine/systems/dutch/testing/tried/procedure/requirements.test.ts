import { describe, expect, it } from 'vitest';
import { player, state } from '../../../../../testing/players.js';
import type { PastRound } from '../../../../../model/player.js';
import { dutch2012 } from '../../../dutch-2012.js';
import { dutchState } from '../../../player.js';
import { Possibilities } from '../possibilities.js';
import { colourRequirements, downfloatRequirements, upfloatRequirements } from './requirements.js';

/** How often each requirement is given up. */
function numbers(given: readonly (readonly unknown[])[]): number[] {
  return given.map(({ length }) => length);
}

describe('the colours', () => {
  const absolute = [player(1, 20, 'WW'), player(2, 20, 'WW')] as const;
  const strong = [player(3, 20, 'W'), player(4, 20, 'BWW')] as const;
  const mild = [player(5, 20, 'BW'), player(6, 20, 'WBBW')] as const;
  const good = [player(7, 20, 'B'), player(8, 20, 'W')] as const;

  it('of an odd round: B.2, A.7.d and X', () => {
    expect(numbers(colourRequirements([absolute, strong, mild, good], 3))).toEqual([1, 2, 3, 0]);
  });

  it('of an even round: B.2, X and Z, which leaves out mild preferences (I4)', () => {
    expect(numbers(colourRequirements([absolute, strong, mild, good], 4))).toEqual([1, 0, 3, 2]);
  });

  it('a player without a game gives up nothing (A.7.f)', () => {
    expect(numbers(colourRequirements([[player(1, 0), player(2, 0, 'WW')]], 4))).toEqual([0, 0, 0, 0]);
  });
});

it('two may meet once, with equal absolute preferences only if one is a topscorer (I18)', () => {
  const [a, b] = [player(1, 20, 'WW', { opponents: [3] }), player(2, 20, 'WW')];
  const c = player(3, 20);
  const d = player(4, 20, 'WW', { topscorer: true });
  const possible = new Possibilities(
    state([a, b, c, d], { forbidden: new Map([[3, [new Set([4])]]]) }),
    dutch2012,
  );
  expect(possible.mayMeet(a, c)).toBe(false);
  expect(possible.mayMeet(a, b)).toBe(false);
  expect(possible.mayMeet(a, d)).toBe(true);
  // The organiser has ruled the pair out.
  expect(possible.mayMeet(c, d)).toBe(false);
});

it('floats are counted as in the previous round, and as two rounds before', () => {
  const down = player(1, 20, '', { lastFloat: 'down', earlierFloat: 'up' });
  const both = player(2, 10, '', { lastFloat: 'up', earlierFloat: 'up' });
  expect(numbers(downfloatRequirements([down, both]))).toEqual([1, 0]);
  expect(numbers(upfloatRequirements([[down, both]]))).toEqual([1, 1]);
  // Equal scores: nobody floats up.
  expect(numbers(upfloatRequirements([[player(3, 10), both]]))).toEqual([0, 0]);
});

describe('rounds not played', () => {
  const past = (result: PastRound['result'], worth: number): PastRound => ({
    ...{ opponent: null, colour: null, isPlayed: false, scoreDifference: 0 },
    ...{ result, worth },
  });
  const seen = dutchState(
    state([
      player(1, 10, '', { past: [past('U', 10)] }),
      player(2, 5, '', { past: [past('H', 5)] }),
      player(3, 0, '', { past: [past('Z', 0)] }),
    ]),
    dutch2012,
  ).players;

  it('are a downfloat and bar from the bye where they bring points (I1)', () => {
    expect(seen.map(({ lastFloat }) => lastFloat)).toEqual(['down', 'down', null]);
    expect(seen.map(({ mayTakeBye }) => mayTakeBye)).toEqual([false, false, true]);
  });

  it('bar nobody where they would bar everybody (I2)', () => {
    const barred = dutchState(state([player(1, 10, '', { past: [past('U', 10)] })]), dutch2012).players;
    expect(barred.map(({ mayTakeBye }) => mayTakeBye)).toEqual([true]);
  });
});
