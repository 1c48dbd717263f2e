import type { LiteralReading } from '../reading.js';
import { hadByeOrForfeitWin, hadWinWithoutPlaying } from './bye.js';
import { limReading } from './reading.js';

/** The Lim System, by edition; 2026 has the words of 1999 under other numbers, but for who may not have the bye. */
export const limReadings: Readonly<Record<string, LiteralReading>> = {
  'lim-1999': limReading({
    isBarred: (state, player, { otherwise }) =>
      otherwise.has('L22') ? hadWinWithoutPlaying(state, player) : hadByeOrForfeitWin(player), // L22
    bars: '5.1.a-b',
    otherwise: ['L22'],
  }),
  'lim-2026': limReading({ isBarred: hadWinWithoutPlaying, bars: '5.1.1-5.1.2', otherwise: [] }),
};
