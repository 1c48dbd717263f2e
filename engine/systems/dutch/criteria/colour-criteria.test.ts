import { describe, expect, it } from 'vitest';
import { player, state } from '../../../testing/players.js';
import {
  colourPreferences,
  strongColourPreferences,
  topscorersColourDifference,
  topscorersThirdColour,
  topscorersUndueThirdColour,
  topscorersWithColourDifference,
} from './colour-criteria.js';
import { contributions } from './criterion.js';
import type { BracketView, QualityCriterion } from './criterion.js';
import { dutch2026 } from '../dutch-2026.js';

const view = (isFinal: boolean): BracketView => ({
  state: state([], { isFinal }),
  colourRules: dutch2026.colourRules,
  score: 40,
  lowestScore: 40,
  hasMdps: false,
  floaterTakesBye: false,
  round: 3,
  shape: 'ordinary',
});

/** What a pair with these colours (oldest first) contributes; both are topscorers. */
function value(criterion: QualityCriterion, higher: string, lower: string, topscorer = true): number | null {
  const [a, b] = [higher, lower].map((colours, index) => ({
    player: player(index + 1, 40, colours, { topscorer }),
    mdp: false,
  }));
  return criterion.pair(view(true), a, b);
}

describe('colour preferences of a pair (2017 C.10 and C.11, 2026 [C12] and [C13])', () => {
  it.each([
    ['different wishes', 'W', 'B', null, null],
    ['a player without games has no wish', 'W', '', null, null],
    ['two mild ones', 'WB', 'WB', 1, null],
    ['strong and mild', 'WBW', 'BW', 1, null],
    ['two strong ones', 'WBW', 'BWW', 1, 1],
    ['absolute and mild', 'BWW', 'BW', 1, null],
    ['two absolute ones: a class of its own', 'WBWW', 'BWBWW', 1, null],
  ] as const)('%s', (_name, higher, lower, any, strong) => {
    expect(value(colourPreferences('C12', ''), higher, lower)).toBe(any);
    expect(value(strongColourPreferences('C13', ''), higher, lower)).toBe(strong);
  });
});

describe('topscorers (2017 C.8 and C.9, 2026 [C10] and [C11])', () => {
  it.each([
    ['one gets a third White', 'BWW', 'WBBWW', null, 1],
    ['one gets a difference of +3, not three in a row', 'WWBW', 'WBWW', 1, null],
    ['wishes granted', 'BWW', 'WBB', null, null],
    ['both get a third colour, one of them by his difference', 'WWWWBB', 'BWW', null, 2],
    ['one gets from -4 to -3, which is no difference got, the other from -3 to -4', 'BBBB', 'BBB', 1, 1],
    ['against the last two games, by the difference (WWWWBB)', 'WWWWBB', 'B', null, 1],
  ] as const)('%s', (_name, higher, lower, difference, third) => {
    expect(value(topscorersColourDifference('C10', ''), higher, lower)).toBe(difference);
    expect(value(topscorersThirdColour('C11', ''), higher, lower)).toBe(third);
    expect(value(topscorersThirdColour('C11', ''), higher, lower, false)).toBeNull();
  });

  it('read otherwise: whoever has such a difference then, no third colour that is due (B22, B23)', () => {
    const [difference, third] = [topscorersWithColourDifference, topscorersUndueThirdColour].map((of) =>
      of('', ''),
    );
    expect(value(difference, 'BBBB', 'BBB')).toBe(2);
    expect(value(third, 'WWWWBB', 'BWW')).toBe(1);
  });

  it('name those of a pair who get the colour', () => {
    const [higher, lower] = ['BBBB', 'BBB'].map((colours, index) => ({
      player: player(index + 1, 40, colours, { topscorer: true }),
      mdp: false,
    }));
    const counted = contributions(topscorersColourDifference('C10', ''), view(true), [[higher, lower]], []);
    expect(counted).toEqual([{ value: 1, members: [lower] }]);
  });

  it('concern the final round only', () => {
    expect(topscorersColourDifference('C10', '').concerns(view(false))).toBe(false);
    expect(topscorersThirdColour('C11', '').concerns(view(true))).toBe(true);
  });
});
