import { describe, expect, it } from 'vitest';
import { residentExchanges, subsets, transpositions } from './literal/sequence.js';
import { comparePlaces } from './sequence-place.js';
import type { SequencePlace } from './sequence-place.js';

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

describe('transpositions (2017 D.1, 2026 4.2)', () => {
  it('homogeneous bracket of 11: 720, in lexicographic order', () => {
    const all = [...transpositions(range(6, 11), 5)].map((order) => order.slice(0, 5).join('-'));
    expect(all).toHaveLength(720);
    // The third one printed in the regulations, 6-7-8-10-11, is the fourth: a known slip of the official text.
    expect(all.slice(0, 7)).toEqual([
      '6-7-8-9-10',
      '6-7-8-9-11',
      '6-7-8-10-9',
      '6-7-8-10-11',
      '6-7-8-11-9',
      '6-7-8-11-10',
      '6-7-9-8-10',
    ]);
    expect(all[120]).toBe('7-6-8-9-10');
    expect(all[240]).toBe('8-6-7-9-10');
    expect(all.at(-1)).toBe('11-10-9-8-7');
  });

  it('heterogeneous bracket with two MDPs and nine residents: 72, from 3-4 to 11-10', () => {
    const all = [...transpositions(range(3, 11), 2)].map((order) => order.slice(0, 2).join('-'));
    expect(all).toHaveLength(72);
    expect(all.slice(0, 11).join(' ')).toBe('3-4 3-5 3-6 3-7 3-8 3-9 3-10 3-11 4-3 4-5 4-6');
    expect(all.at(-1)).toBe('11-10');
  });
});

describe('resident exchanges (2017 D.2, 2026 4.3), bracket of 11', () => {
  const exchanges = residentExchanges(11, 5).map(({ down, up }) => ({
    down: down.map((i) => i + 1).reverse(),
    up: up.map((i) => i + 1),
  }));
  const place = (count: number, down: number[], up: number[]): number =>
    exchanges
      .filter((exchange) => exchange.up.length === count)
      .findIndex((exchange) => exchange.down.join() === down.join() && exchange.up.join() === up.join()) + 1;

  it('one player: the table of the regulations', () => {
    const table = {
      6: [1, 3, 6, 10, 15],
      7: [2, 5, 9, 14, 20],
      8: [4, 8, 13, 19, 24],
      9: [7, 12, 18, 23, 27],
      10: [11, 17, 22, 26, 29],
      11: [16, 21, 25, 28, 30],
    };
    for (const [up, places] of Object.entries(table))
      expect([5, 4, 3, 2, 1].map((down) => place(1, [down], [Number(up)]))).toEqual(places);
  });

  it.each([
    [
      [6, 7],
      [1, 3, 7, 14, 8, 16, 28, 29, 45, 65],
    ],
    [
      [6, 8],
      [2, 6, 13, 24, 15, 27, 43, 44, 64, 85],
    ],
    [
      [6, 9],
      [4, 11, 22, 37, 25, 41, 60, 62, 83, 104],
    ],
    [
      [6, 10],
      [9, 20, 35, 53, 39, 58, 79, 81, 102, 120],
    ],
    [
      [6, 11],
      [17, 32, 50, 71, 55, 76, 96, 99, 117, 132],
    ],
    [
      [7, 8],
      [5, 12, 23, 38, 26, 42, 61, 63, 84, 105],
    ],
    [
      [7, 9],
      [10, 21, 36, 54, 40, 59, 80, 82, 103, 121],
    ],
    [
      [7, 10],
      [18, 33, 51, 72, 56, 77, 97, 100, 118, 133],
    ],
    [
      [7, 11],
      [30, 48, 69, 90, 74, 94, 113, 115, 130, 141],
    ],
    [
      [8, 9],
      [19, 34, 52, 73, 57, 78, 98, 101, 119, 134],
    ],
    [
      [8, 10],
      [31, 49, 70, 91, 75, 95, 114, 116, 131, 142],
    ],
    [
      [8, 11],
      [46, 67, 88, 108, 92, 111, 126, 128, 139, 146],
    ],
    [
      [9, 10],
      [47, 68, 89, 109, 93, 112, 127, 129, 140, 147],
    ],
    [
      [9, 11],
      [66, 87, 107, 123, 110, 125, 137, 138, 145, 149],
    ],
    [
      [10, 11],
      [86, 106, 122, 135, 124, 136, 143, 144, 148, 150],
    ],
  ])('two players: the row of %j', (up, places) => {
    const columns = [
      [5, 4],
      [5, 3],
      [5, 2],
      [5, 1],
      [4, 3],
      [4, 2],
      [4, 1],
      [3, 2],
      [3, 1],
      [2, 1],
    ];
    expect(columns.map((down) => place(2, down, up))).toEqual(places);
  });

  it('three players: the first twelve', () => {
    const first = exchanges.filter(({ up }) => up.length === 3).slice(0, 12);
    expect(first.map(({ down, up }) => `${down.join()}<->${up.join()}`)).toEqual([
      '5,4,3<->6,7,8',
      '5,4,3<->6,7,9',
      '5,4,2<->6,7,8',
      '5,4,3<->6,7,10',
      '5,4,3<->6,8,9',
      '5,4,2<->6,7,9',
      '5,4,1<->6,7,8',
      '5,3,2<->6,7,8',
      '5,4,3<->6,7,11',
      '5,4,3<->6,8,10',
      '5,4,3<->7,8,9',
      '5,4,2<->6,7,10',
    ]);
  });

  it('the explaining side orders them in the same way', () => {
    const places = exchanges.map(({ down, up }): SequencePlace => ({
      mdpSet: [],
      mdpScores: [],
      mdpOpponents: [],
      down: [...down].reverse(),
      up,
      transposition: [],
    }));
    for (let i = 1; i < places.length; i++)
      expect(comparePlaces(places[i - 1], places[i])).toMatchObject({ step: 'resident-exchange' });
    places.forEach((place, i) => {
      for (const later of places.slice(i + 1)) {
        expect(comparePlaces(place, later)!.order).toBeLessThan(0);
        expect(comparePlaces(later, place)!.order).toBeGreaterThan(0);
      }
    });
  });
});

describe('sets of pairable MDPs (2026 4.4.2; plain lexicographic order)', () => {
  it.each([
    [4, '1-2-3-4 1-2-3-5 1-2-4-5 1-3-4-5 2-3-4-5'],
    [2, '1-2 1-3 1-4 1-5 2-3 2-4 2-5 3-4 3-5 4-5'],
    [1, '1 2 3 4 5'],
  ])('%i of five', (count, sets) => {
    expect([...subsets(range(1, 5), count)].map((set) => set.join('-')).join(' ')).toBe(sets);
  });
});

describe('exchanges between S1 and Limbo (2017 D.3): MDPs with 7.0, 7.0, 6.5, 6.5, 6.0', () => {
  const scores = [70, 70, 65, 65, 60];
  it.each([
    [4, '1-2-3-4 1-2-3-5 1-2-4-5 1-3-4-5 2-3-4-5'],
    [3, '1-2-3 1-2-4 1-2-5 1-3-4 2-3-4 1-3-5 1-4-5 2-3-5 2-4-5 3-4-5'],
    [2, '1-2 1-3 1-4 2-3 2-4 1-5 2-5 3-4 3-5 4-5'],
    [1, '1 2 3 4 5'],
  ])('M1 = %i', (count, sets) => {
    const places = [...subsets(range(1, 5), count)].map((set): SequencePlace => ({
      mdpSet: set,
      mdpScores: set.map((bsn) => scores[bsn - 1]),
      mdpOpponents: [],
      down: [],
      up: [],
      transposition: [],
    }));
    places.sort((a, b) => comparePlaces(a, b)?.order ?? 0);
    expect(places.map(({ mdpSet }) => mdpSet.join('-')).join(' ')).toBe(sets);
  });
});
