import { describe, expect, it } from 'vitest';
import { bergerTable, gameOf, placesFor, roundOfPair, tableRound } from './berger-table.js';
import { PRINTED_TABLES } from './testing/printed-tables.js';

const SIZES = Array.from({ length: 20 }, (_, index) => 2 * index + 2);

describe('the printed tables', () => {
  it.each([...PRINTED_TABLES])('of %i places: games, colours and order', (places, lines) => {
    const computed = bergerTable(places).map((round) =>
      round.map(({ white, black }) => `${white}-${black}`).join(' '),
    );
    expect(computed).toEqual(lines);
  });

  it('are all of 4 to 24 places', () => {
    expect([...PRINTED_TABLES.keys()]).toEqual(SIZES.filter((places) => places >= 4 && places <= 24));
  });
});

describe.each(SIZES)('a table of %i places', (places) => {
  const games = bergerTable(places).flatMap((round, index) =>
    round.map((game) => ({ ...game, round: index + 1 })),
  );

  it('has everybody in every round, and every two once', () => {
    for (const round of bergerTable(places))
      expect(new Set(round.flatMap(({ white, black }) => [white, black])).size).toBe(places);
    const pairs = games.map(({ white, black }) => [white, black].sort((a, b) => a - b).join('-'));
    expect(new Set(pairs).size).toBe((places * (places - 1)) / 2);
    expect(pairs).toHaveLength((places * (places - 1)) / 2);
  });

  it('has balanced colours: White is had once more or once less than Black', () => {
    for (let number = 1; number <= places; number++) {
      const whites = games.filter(({ white }) => white === number).length;
      expect(Math.abs(2 * whites - (places - 1))).toBe(1);
    }
  });

  it('tells of every two the round and the colours', () => {
    for (const { white, black, round } of games) {
      expect(roundOfPair(places, white, black)).toBe(round);
      expect(roundOfPair(places, black, white)).toBe(round);
      expect(gameOf(places, black, white)).toEqual({ white, black });
    }
  });
});

it('an odd number of players takes the table with a place more', () => {
  expect([3, 4, 9, 10].map(placesFor)).toEqual([4, 4, 10, 10]);
  expect(tableRound(4, 1)).toEqual([
    { white: 1, black: 4 },
    { white: 2, black: 3 },
  ]);
});
