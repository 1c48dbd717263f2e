import { describe, expect, it } from 'vitest';
import { Strength } from './colour-preference.js';
import { player } from '../testing/players.js';
import { allocateColour } from './colours.js';
import { dutch2017 } from '../systems/dutch/dutch-2017.js';
import { dutch2026 } from '../systems/dutch/dutch-2026.js';

describe('colour preference (2017 A.6, 2026 1.7)', () => {
  it.each([
    ['', null, Strength.none],
    ['W', 'black', Strength.strong],
    ['B', 'white', Strength.strong],
    ['WB', 'white', Strength.mild],
    ['BW', 'black', Strength.mild],
    ['WBW', 'black', Strength.strong],
    ['WBB', 'white', Strength.absolute],
    ['BWW', 'black', Strength.absolute],
    ['WWBB', 'white', Strength.absolute],
    ['WBWW', 'black', Strength.absolute],
    ['WWBW', 'black', Strength.absolute],
    ['BBWB', 'white', Strength.absolute],
    ['WWWWBB', 'black', Strength.absolute],
  ] as const)('%s', (colours, preference, strength) => {
    expect(player(1, 10, colours)).toMatchObject({ preference, strength });
  });
});

describe.each([
  [dutch2017, ['E.1', 'E.2', 'E.3', 'E.4', 'E.5']],
  [dutch2026, ['5.2.1', '5.2.2', '5.2.3', '5.2.4', '5.2.5']],
] as const)('colour allocation, $0.id', (edition, articles) => {
  it.each([
    ['both preferences', 'W', 'B', 'black', 0],
    ['a player without games yields', '', 'B', 'black', 0],
    ['a player without games yields (2)', 'WB', '', 'white', 0],
    ['absolute before strong', 'W', 'BWW', 'white', 1],
    ['strong before mild', 'BW', 'WBW', 'white', 1],
    ['alternates the most recent difference', 'WBW', 'BWW', 'white', 1],
    ['same strength: the last time they differed', 'WB', 'WB', 'white', 3],
    ['same strength: two rounds back', 'WBWB', 'BWWB', 'white', 2],
    ['histories of different length are aligned at the end', 'BWB', 'WBBWB', 'white', 3],
    ['both without games: parity', '', '', 'white', 4],
  ] as const)('%s', (_name, higher, lower, colour, rule) => {
    const found = allocateColour(edition.colourRules, player(1, 10, higher), player(2, 10, lower), 'white');
    expect(found.rule.article).toBe(articles[rule]);
    expect(found.colour).toBe(colour);
  });

  it('two absolute preferences of topscorers: the wider colour difference', () => {
    const [narrow, wide] = [player(1, 50, 'WBBWW'), player(2, 50, 'BWWWBWW')];
    const found = allocateColour(edition.colourRules, narrow, wide, 'white');
    expect(found.rule.article).toBe(articles[1]);
    expect(found.colour).toBe('white');
  });

  it('odd number of the higher ranked: initial-colour; even: the other', () => {
    const colourOf = (number: number, initial: 'white' | 'black'): string =>
      allocateColour(edition.colourRules, player(number, 0), player(9, 0), initial).colour;
    expect([colourOf(1, 'white'), colourOf(2, 'white'), colourOf(1, 'black'), colourOf(2, 'black')]).toEqual([
      'white',
      'black',
      'black',
      'white',
    ]);
  });
});
