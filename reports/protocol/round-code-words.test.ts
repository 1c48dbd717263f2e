import { expect, test } from 'vitest';
import { roundCode } from '../../checker/protocol/compare.js';
import type { Colour } from '../../engine/index.js';
import { rowsOf } from '../../engine/testing/each-result.js';
import type { EachResult } from '../../engine/testing/each-result.js';
import { roundCodeWords } from './difference-words.js';

/** With White against 12: the code in a protocol, and its result in words; without an opponent the same. */
const CODES: EachResult<readonly [game: string, result: string, alone: string, place: string]> = {
  '1': ['12 w 1', '1', '- 1', '- 1'],
  '=': ['12 w =', '½', '- =', '- ='],
  '0': ['12 w 0', '0', '- 0', '- 0'],
  W: ['12 w W', 'W', '- W', '- W'],
  D: ['12 w D', 'D', '- D', '- D'],
  L: ['12 w L', 'L', '- L', '- L'],
  '?': ['12 w ?', '?', '- ?', '- ?'],
  '*': ['12 w', 'no result', '- *', '- *'],
  '+': ['12 w +', '+', '- +', '- +'],
  '-': ['12 w -', '-', '- -', '- -'],
  H: ['12 w H', 'H', '- H', 'a half-point bye'],
  F: ['12 w F', 'F', '- F', 'a full-point bye'],
  U: ['12 w U', 'U', '- U', 'the pairing-allocated bye'],
  Z: ['12 w Z', 'Z', '- Z', 'a zero-point bye or an absence'],
};

test.each(rowsOf(CODES))('%s in a protocol', (result, [game, words, alone, place]) => {
  const code = (opponent: number | null, colour: Colour | null): string =>
    roundCode({ opponent, colour, result });
  expect([code(12, 'white'), code(null, null)]).toEqual([game, alone]);
  expect([code(12, 'black'), code(12, null)]).toEqual([game.replace('w', 'b'), game.replace('w', '-')]);
  expect(roundCodeWords(game)).toEqual({ place: 'white against 12', result: words });
  expect(roundCodeWords(code(12, 'black')).place).toBe('black against 12');
  expect(roundCodeWords(code(12, null)).place).toBe('no colour against 12');
  expect(roundCodeWords(alone)).toEqual({ place, result: alone });
});

test('a match shows its games, or the points on its boards', () => {
  const match = { opponent: 12, colour: null, result: '1' } as const;
  const games = [
    { colour: 'black', result: '1' },
    { colour: 'white', result: '=' },
  ] as const;
  expect(roundCode({ ...match, games })).toBe('12 b 1 (1, =)');
  expect(roundCode({ ...match, colour: 'white', boards: [10, 5, 5, 0] })).toBe('12 w 1 (1+0.5+0.5+0)');
  expect(roundCode({ ...match, colour: 'white', result: '*', boards: [10] })).toBe('12 w');
  expect(roundCodeWords('12 w 1 (1, =)').result).toBe('1 (1, ½)');
});
