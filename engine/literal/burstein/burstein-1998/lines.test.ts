import { describe, expect, it } from 'vitest';
import { lines } from './lines.js';
import type { Line } from './lines.js';
import { FIVE, SIX } from './testing/tables.js';

const everybody = (): boolean => true;

function printed(all: Iterable<Line<number>>): string[] {
  return [...all].map(({ pairs: made, floater }) =>
    [...made.map(([a, b]) => `${a}*${b}`), ...(floater === null ? [] : [`${floater}*F`])].join(' '),
  );
}

describe('the tables', () => {
  it('6.2: six players', () => {
    expect(printed(lines([1, 2, 3, 4, 5, 6], everybody, everybody))).toEqual(SIX);
  });

  it('6.4: five players, one of whom floats', () => {
    expect(printed(lines([1, 2, 3, 4, 5], everybody, everybody))).toEqual(FIVE);
  });

  it('6.4: without the lines in which the second floats who is a floater from another score group', () => {
    const found = printed(lines([1, 2, 3, 4, 5], everybody, (place) => place !== 2));
    expect(found).toEqual(FIVE.filter((_, i) => ![3, 6, 9].includes(i + 1)));
  });
});
