import { describe, expect, it } from 'vitest';
import { pairings, subsets } from '../../enumerate.js';
import { compareOrder } from './round.js';

describe('4.3', () => {
  const list = (players: readonly number[], floaters: number): string[] =>
    [...subsets(players, floaters)]
      .flatMap((floating) => {
        const paired = players.filter((player) => !floating.includes(player));
        return [...pairings(paired, () => true)].map((pairs) => ({ pairs, floating }));
      })
      .sort((one, other) => compareOrder(players, one, other))
      .map(({ pairs, floating }) =>
        [...pairs, ...floating.map((player): [number, number] => [player, 0])]
          .sort(([one], [other]) => one - other)
          .map((pair) => pair.join('-'))
          .join(', '),
      );

  it('six players, two of whom float: the printed list without the line that it has twice', () => {
    const all = list([1, 2, 3, 4, 5, 6], 2);
    expect(all).toHaveLength(45);
    expect(all.slice(0, 9)).toEqual([
      '1-6, 2-5, 3-0, 4-0',
      '1-6, 2-4, 3-0, 5-0',
      '1-6, 2-3, 4-0, 5-0',
      '1-6, 2-0, 3-5, 4-0',
      '1-6, 2-0, 3-4, 5-0',
      '1-6, 2-0, 3-0, 4-5',
      '1-5, 2-6, 3-0, 4-0',
      '1-5, 2-4, 3-0, 6-0',
      '1-5, 2-3, 4-0, 6-0',
    ]);
    expect(all.at(-1)).toBe('1-0, 2-0, 3-4, 5-6');
  });

  it('six players in three pairs', () => {
    expect(list([1, 2, 3, 4, 5, 6], 0).slice(0, 4)).toEqual([
      '1-6, 2-5, 3-4',
      '1-6, 2-4, 3-5',
      '1-6, 2-3, 4-5',
      '1-5, 2-6, 3-4',
    ]);
  });
});
