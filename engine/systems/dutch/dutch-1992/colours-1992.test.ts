import { describe, expect, it } from 'vitest';
import { allocateColour } from '../../../rules/colours.js';
import { player } from '../../../testing/players.js';
import { colourRules1992 } from './dutch-1992.js';

describe('colours of 1992', () => {
  const given = (higher: string, lower: string, id = 1): string => {
    const pair = [player(id, 0, higher), player(9, 0, lower)] as const;
    const { colour, rule } = allocateColour(colourRules1992, ...pair, 'white');
    return `${colour} by ${rule.id}`;
  };

  it('E1, E2: both preferences, then the stronger kind', () => {
    expect(given('W', 'B')).toBe('black by E1');
    expect(given('', 'B')).toBe('black by E1');
    expect(given('BW', 'W')).toBe('white by E2');
    expect(given('WW', 'W')).toBe('black by E2');
  });

  it('E2: of two absolute preferences none is the stronger, whatever the differences', () => {
    expect(given('WWBW', 'BWW')).toBe('white by E3');
  });

  it('E3, F3: rounds without a game are as if they had come first', () => {
    // As if -WBWB had met WBWB: the first ones are equal as far as both have played.
    expect(given('WBWB', 'WBWB')).toBe('white by E4');
    expect(given('BWWB', 'WBWB')).toBe('black by E3');
    expect(given('BWWB', 'WB')).toBe('white by E4');
  });

  it('E4: the number where neither has a preference, in round 1 and later (J17)', () => {
    expect(given('', '', 1)).toBe('white by E4-number');
    expect(given('', '', 2)).toBe('black by E4-number');
  });
});
