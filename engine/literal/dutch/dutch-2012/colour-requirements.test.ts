import { expect, it } from 'vitest';
import type { Pair } from '../bracket.js';
import { colourPreferenceOf } from '../preferences.js';
import { noEqualAbsolutePreferences } from '../round.js';
import { coloursOf, dutchPlayer } from '../testing/players.js';
import { colourRequirements } from './requirements.js';

function pairOf(one: string, other: string, isTopscorer: boolean): Pair {
  const [higher, lower] = [one, other].map((letters, index) =>
    dutchPlayer(index + 1, 0, { preference: colourPreferenceOf(coloursOf(letters)), isTopscorer }),
  );
  return [higher, lower];
}

const PAIRS: readonly Pair[] = [
  pairOf('WW', 'WW', true),
  pairOf('W', 'BWW', false),
  pairOf('BW', 'WBBW', false),
  pairOf('B', 'W', false),
  pairOf('', 'W', false),
];

it.each([
  ['odd round: A.7.d before X (I3)', true, { 'B.2-topscorers': 1, 'A.7.d': 2, X: 3 }],
  [
    'even round: X, and Z, which leaves out mild preferences (I4)',
    false,
    { 'B.2-topscorers': 1, X: 3, Z: 2 },
  ],
])('%s', (_name, isOdd, expected) => {
  const rules = colourRequirements({ isOdd });
  const candidate = { pairs: PAIRS, downfloaters: [] };
  const bracket = { mdps: [], residents: [], below: [] };
  const values = rules.map(({ id, valueOf }) => [id, valueOf(candidate, bracket)[0]]);
  expect(values).toEqual(Object.entries(expected));
});

it('two with equal absolute preferences may meet only if one is a topscorer (I18)', () => {
  const { forbidsPair } = noEqualAbsolutePreferences('B.2');
  expect(forbidsPair(...pairOf('WW', 'WW', false))).toBe(true);
  expect(forbidsPair(pairOf('WW', 'WW', false)[0], pairOf('WW', 'WW', true)[1])).toBe(false);
});
