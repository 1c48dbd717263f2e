import { describe, expect, it } from 'vitest';
import { roundOfPair } from './berger-table.js';
import { restrictedDraw } from './restricted-draw.js';
import { placesFor, roundsOfTable } from './index.js';
import { varmaSets } from './varma-sets.js';

const SIZES = Array.from({ length: 16 }, (_, index) => index + 9);

describe('the sets of Varma', () => {
  it.each(SIZES)('of %i players hold every number once', (players) => {
    const numbers = (varmaSets(players) ?? []).flatMap((set) => set.numbers);
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: players }, (_, index) => index + 1));
  });

  it('keep those of a set apart in the last three rounds, with the one exception of the printed table', () => {
    const found = SIZES.flatMap((players) => {
      const places = placesFor(players);
      return (varmaSets(players) ?? []).flatMap(({ name, numbers }) =>
        numbers.flatMap((a, index) =>
          numbers
            .slice(index + 1)
            .filter((b) => roundOfPair(places, a, b) > roundsOfTable(places) - 3)
            .map((b) => `${players}: ${name} ${a}-${b}`),
        ),
      );
    });
    expect(found).toEqual(['12: C 6-12']);
  });

  it('are there for 9 to 24 players', () => {
    expect([7, 8, 9, 24, 25, 26].map((players) => varmaSets(players) !== null)).toEqual([
      false,
      false,
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('the restricted draw', () => {
  const playersOf = (federations: string): { id: number; name: string; federation: string }[] =>
    federations.split(' ').map((federation, index) => ({ id: index + 1, name: `Name ${index}`, federation }));

  it.each([0, 1, 2, 3, 4, 5])(
    'gives every number once, and one envelope to a federation (chance %i)',
    (turn) => {
      const players = playersOf('GER GER GER FRA FRA FRA POL POL NED ESP');
      const drawn = restrictedDraw(players, (limit) => (turn * 7 + 3) % limit)!;
      expect([...drawn.values()].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
      for (const federation of ['GER', 'FRA', 'POL']) {
        const numbers = players
          .filter((one) => one.federation === federation)
          .map(({ id }) => drawn.get(id)!);
        const together = varmaSets(10)!.some((set) =>
          numbers.every((number) => set.numbers.includes(number)),
        );
        expect(together).toBe(true);
      }
    },
  );

  it('takes the fullest envelope where none holds enough', () => {
    const drawn = restrictedDraw(playersOf('GER GER GER GER GER GER GER GER GER FRA'), () => 0)!;
    expect(new Set(drawn.values()).size).toBe(10);
  });

  it('is not there for numbers of players without sets', () => {
    expect(restrictedDraw(playersOf('GER FRA POL NED'), () => 0)).toBeNull();
  });
});
