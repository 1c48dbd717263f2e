import { expect, it } from 'vitest';
import { AS_PRINTED } from '../reading.js';
import { allocateColours, colourRules } from './colours.js';
import type { DutchPlayer } from './player.js';
import { colourDifferenceOf, colourPreferenceOf } from './preferences.js';
import { colourCriteria } from './quality.js';
import type { DutchRound } from './round.js';
import { coloursOf, dutchPlayer } from './testing/players.js';

const IDS = ['C10', 'C11', 'C12', 'C13'];

function having(id: number, letters: string, isTopscorer: boolean): DutchPlayer {
  const colours = coloursOf(letters);
  const [colourDifference, preference] = [colourDifferenceOf(colours), colourPreferenceOf(colours)];
  return dutchPlayer(id, 0, { colours, colourDifference, preference, isTopscorer });
}

function valuesOf(higher: DutchPlayer, lower: DutchPlayer, otherwise: readonly string[] = []): number[] {
  const rules = colourRules(['5.2.1', '5.2.2', '5.2.3', '5.2.4', '5.2.5']);
  const round: DutchRound = {
    form: { ...AS_PRINTED, otherwise: new Set(otherwise) },
    players: [higher, lower],
    absoluteRules: [],
    mayMeet: () => true,
    mayReceiveBye: () => true,
    coloursOf: (pair) => allocateColours(pair, rules, 'white'),
  };
  const bracket = { mdps: [], residents: round.players, below: [] };
  const candidate = { pairs: [[higher, lower] as const], downfloaters: [] };
  return colourCriteria(IDS, round).flatMap(({ valueOf }) => valueOf(candidate, bracket));
}

it.each([
  ['a topscorer goes from +2 to +3', 'WWBW', 'WWBWW', true, [1, 0, 1, 0]],
  ['a third Black', 'WWBB', 'WBB', true, [0, 1, 1, 0]],
  ['neither is a topscorer', 'WWBW', 'WWBWW', false, [0, 0, 1, 0]],
  ['a strong preference yields to an absolute one', 'BWB', 'WBWBB', false, [0, 0, 1, 1]],
  ['a strong preference yields to an equal one', 'B', 'BWB', false, [0, 0, 1, 1]],
  ['a mild one yields', 'WB', 'B', false, [0, 0, 1, 0]],
])('%s: %s against %s', (_name, higher, lower, isTopscorer, expected) => {
  expect(valuesOf(having(1, higher, isTopscorer), having(2, lower, false))).toEqual(expected);
});

it('who comes from -4 to -3 gets no such difference (B22)', () => {
  const [higher, lower] = [having(1, 'BBBWBB', true), having(2, 'WB', false)];
  expect(valuesOf(higher, lower)[0]).toBe(0);
  expect(valuesOf(higher, lower, ['B22'])[0]).toBe(1);
});
