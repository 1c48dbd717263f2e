import { describe, expect, it } from 'vitest';
import { FIVE, SIX } from '../../../literal/burstein/burstein-1998/testing/tables.js';
import { toEdition1998 } from './to-edition-1998.js';
import { burstein1998 } from './burstein-1998.js';
import { ordered, pairs, position } from './testing/positions-1998.js';
import type { Seated } from './testing/positions-1998.js';

/** Players in order, due the colours of the letters, and two players below for the floater. */
function dueColours(letters: string): Seated[] {
  const above = Array.from(letters).map((due, i) => ({ id: i + 1, colours: due === 'W' ? 'WB' : 'BW' }));
  const below = letters.length % 2 === 0 ? [] : ordered(40, [{ id: 11 }]);
  return [...ordered(50, above), ...below];
}

describe('the tables', () => {
  it.each([
    { name: '6.2', list: SIX, letters: 'WWWWWW' },
    { name: '6.4', list: FIVE, letters: 'WWWWW' },
  ])('$name is the order of generation in which candidates are compared', ({ name, list, letters }) => {
    const step = toEdition1998(burstein1998).round(position(dueColours(letters))).first!;
    const candidates = list.map((line) => {
      const cells = line.split(' ').map((cell) => cell.split('*').map((text) => Number(text) - 1));
      const isPair = (cell: number[]): boolean => !cell.some(Number.isNaN);
      return {
        pairs: cells.filter(isPair).map(([a, b]) => [a, b] as const),
        floaters: cells.filter((cell) => !isPair(cell)).map(([a]) => a),
      };
    });
    const difference = (a: number, b: number): number =>
      step.compareOrder(candidates[a], candidates[b])?.order ?? 0;
    const shuffled = list.map((_, i) => (i * 7) % list.length);
    expect(shuffled.sort(difference)).toEqual(list.map((_, i) => i));
    expect(step.compareOrder(candidates[1], candidates[0])?.rule.id).toBe(name);
  });
});

describe('6.5', () => {
  it("the text's own example: number 4 of the table of 6.2", () => {
    expect(pairs(dueColours('BWBWWB'))).toBe('1-5 2-6 3-4');
  });

  it("the text's own example: number 2 of the table of 6.4", () => {
    expect(pairs(dueColours('BWBWW'))).toBe('1-5 2-3 4-11');
  });

  it('all due the same colour: the first line', () => {
    expect(pairs(dueColours('WWWWWW'))).toBe('1-6 2-5 3-4');
    expect(pairs(dueColours('WWWWW'))).toBe('1-5 2-4 3-11');
  });

  it('the floater gets no colour here, or counts where it is read so (BA9)', () => {
    // The fifth is due no colour: only without him four get theirs.
    const seated = dueColours('WWBBB').map((one) =>
      one.id === 5 ? { ...one, colours: '', games: [] } : one,
    );
    expect(pairs(seated)).toBe('1-4 2-3 5-11');
    expect(pairs(seated, { dueColours: 'in pairs, and of the floater' })).toBe('1-5 2-4 3-11');
  });
});
