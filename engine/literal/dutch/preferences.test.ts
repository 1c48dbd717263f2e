import { expect, it } from 'vitest';
import { colourDifferenceOf, colourPreferenceOf } from './preferences.js';
import { coloursOf } from './testing/players.js';

it.each([
  ['', 0, null],
  ['W', 1, 'strong black'],
  ['B', -1, 'strong white'],
  ['WB', 0, 'mild white'],
  ['BW', 0, 'mild black'],
  ['WW', 2, 'absolute black'],
  ['BWW', 1, 'absolute black'],
  ['WWBB', 0, 'absolute white'],
  ['WBW', 1, 'strong black'],
  // B1: the difference is named first.
  ['WWWWBB', 2, 'absolute black'],
])('who had %s has a difference of %i and the preference %s', (letters, difference, preference) => {
  const colours = coloursOf(letters);
  const found = colourPreferenceOf(colours);
  expect(colourDifferenceOf(colours)).toBe(difference);
  expect(found === null ? null : `${found.strength} ${found.colour}`).toBe(preference);
});
