import { describe, expect, it } from 'vitest';
import { residentExchanges } from './exchanges.js';

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
});
