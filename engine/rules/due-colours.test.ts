import fc from 'fast-check';
import { expect, it } from 'vitest';
import { areBoundAlike, colourBars, eachBoundAlike } from './due-colours.js';
import type { DueColours } from './due-colours.js';

/** Players by the colours of their games, like "WWWWBB", who may have neither colour. */
function player(colours: string): DueColours {
  const games = Array.from(colours, (letter) => (letter === 'W' ? ('white' as const) : ('black' as const)));
  const whites = games.filter((colour) => colour === 'white').length;
  const may = colourBars({ colours: games, colourDifference: whites - (games.length - whites) });
  return { due: null, may };
}

it('all pairs that are bound alike are named, those of players who may have neither colour, too', () => {
  const colours = fc.string({ unit: fc.constantFrom('W', 'B'), maxLength: 7 });
  fc.assert(
    fc.property(fc.array(colours, { maxLength: 8 }), (names) => {
      const players = ['WWWWBB', 'WB', ...names].map(player);
      const named = new Set<string>();
      eachBoundAlike(players, (a, b) => named.add(`${Math.min(a, b)}-${Math.max(a, b)}`));
      const bound = players.flatMap((one, a) =>
        players.flatMap((other, b) => (a < b && areBoundAlike(one, other) ? [`${a}-${b}`] : [])),
      );
      expect([...named].sort()).toEqual(bound.sort());
      expect(bound).toContain('0-1');
    }),
  );
});
