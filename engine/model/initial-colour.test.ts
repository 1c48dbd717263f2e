import { expect, it } from 'vitest';
import { STANDARD_POINTS } from './event.js';
import type { Colour, EventData, ResultCode } from './event.js';
import { initialColourOf } from './initial-colour.js';

/** Round 1 of players in pairing-number order: `3w` has White against 3, `3-` a forfeit without colours, U and Z byes. */
function event(cells: string, stated: Colour | null = null): EventData {
  return {
    players: cells.split(' ').map((cell, index) => {
      const [, opponent, code] = /^(\d*)(\D)$/.exec(cell) ?? [];
      if (opponent === '')
        return { id: index + 1, rounds: [{ opponent: null, colour: null, result: code as ResultCode }] };
      const colour = code === 'w' ? 'white' : code === 'b' ? 'black' : null;
      return {
        id: index + 1,
        rounds: [{ opponent: Number(opponent), colour, result: code === '-' ? '-' : '=' }],
      };
    }),
    totalRounds: 5,
    points: STANDARD_POINTS,
    initialColour: stated,
    virtualPoints: new Map(),
    forbidden: [],
    adjustments: [],
  };
}

it.each([
  ['the highest ranked player has White', '3w 4b 1b 2w', 'white'],
  ['the highest ranked player has Black', '3b 4w 1w 2b', 'black'],
  ['who was away is passed over and has no place', 'Z 3w 2b', 'white'],
  ['who has no colour is passed over and the next shows the opposite', '3- 4b 1- 2w', 'white'],
  ['nobody was there', 'Z Z', null],
] as const)('%s', (_name, cells, colour) => {
  expect(initialColourOf(event(cells))).toBe(colour);
});

it('what the file states goes first', () => {
  expect(initialColourOf(event('3w 4b 1b 2w', 'black'))).toBe('black');
});
