import { expect, it, test } from 'vitest';
import { allocateColours, colourRules } from './colours.js';
import type { DutchPlayer } from './player.js';
import { colourDifferenceOf, colourPreferenceOf } from './preferences.js';
import { coloursOf, dutchPlayer } from './testing/players.js';

const rules = colourRules(['5.2.1', '5.2.2', '5.2.3', '5.2.4', '5.2.5']);

function having(id: number, letters: string): DutchPlayer {
  const colours = coloursOf(letters);
  const [colourDifference, preference] = [colourDifferenceOf(colours), colourPreferenceOf(colours)];
  return dutchPlayer(id, 0, { colours, colourDifference, preference });
}

it.each([
  ['both preferences', 'WB', 'BW', '1-2 by 5.2.1'],
  ['the preference of the opponent of who has not played', '', 'B', '2-1 by 5.2.1'],
  ['strong before mild', 'WB', 'B', '2-1 by 5.2.2'],
  ['the wider difference of two absolute ones', 'WW', 'WWBWW', '1-2 by 5.2.2'],
  ['alternation since they had different colours', 'WBWB', 'BWWB', '1-2 by 5.2.3'],
  ['the preference of the higher ranked one', 'WBWB', 'WB', '1-2 by 5.2.4'],
  ['the initial colour to an odd number', '', '', '1-2 by 5.2.5'],
])('%s: %s against %s', (_rule, higher, lower, expected) => {
  const { white, black, article } = allocateColours([having(1, higher), having(2, lower)], rules, 'white');
  expect(`${white.id}-${black.id} by ${article}`).toBe(expected);
});

test('an even number gets the other colour', () => {
  expect(allocateColours([having(2, ''), having(3, '')], rules, 'white').white.id).toBe(3);
});
