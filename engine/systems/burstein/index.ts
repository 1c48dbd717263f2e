import type { Edition } from '../interface/system.js';
import type { SystemNames } from '../interface/names.js';
import { toEdition } from './to-edition.js';
import { toEdition1998 } from './burstein-1998/to-edition-1998.js';
import { burstein1998 } from './burstein-1998/burstein-1998.js';
import { burstein2026 } from './burstein-2026.js';
import { otherReadings2026 } from './variants/other-readings.js';
import { otherwise } from '../interface/readings.js';
import type { Reading } from '../interface/readings.js';
import { colourRulesOf } from './burstein-1998/colours-1998.js';
import type { Edition1998 } from './burstein-1998/edition-1998.js';

/** The rules of 1998 with one doubtful place read otherwise than in `corpus/readings.md`. */
const otherReadings1998: readonly Reading<Edition1998>[] = [
  otherwise<Edition1998>('BA1', { unplayedRounds: 'opponent of own score' }),
  otherwise<Edition1998>('BA2', { unplayedRounds: 'forfeits are games' }),
  otherwise<Edition1998>('BA3', { unplayedRounds: 'opponent of 0' }),
  otherwise<Edition1998>('BA4', { medianOf: 'the middle one' }),
  otherwise<Edition1998>('BA5', { joinedWith: 'next above' }),
  otherwise<Edition1998>('BA6', { backtracksOn: 'want of an opponent' }),
  otherwise<Edition1998>('BA7', { floatsAgain: 'if nobody else can' }),
  otherwise<Edition1998>('BA8', { joinedFloaters: 'players like others' }),
  otherwise<Edition1998>('BA9', { dueColours: 'in pairs, and of the floater' }),
  otherwise<Edition1998>('BA10', { dueWithoutGames: 'as in round 1' }),
  otherwise<Edition1998>('BA11', { colourRules: colourRulesOf(true) }),
  otherwise<Edition1998>('BA12', {
    barsBye: ({ past }) => past.some(({ result }) => result === 'U' || result === '+'),
  }),
];

/** The editions of the Burstein System, oldest first. */
export const bursteinEditions: readonly Edition[] = [
  toEdition1998(burstein1998, otherReadings1998),
  toEdition(burstein2026, otherReadings2026),
];

/** What the system is called. */
export const bursteinNames: SystemNames = {
  system: 'burstein',
  title: 'FIDE Burstein',
  code: 'FIDE_BURSTEIN',
  words: /burstein/,
  congresses: [],
  places: [],
};
