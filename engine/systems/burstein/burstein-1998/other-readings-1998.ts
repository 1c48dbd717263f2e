import { otherwise } from '../../interface/readings.js';
import type { Reading } from '../../interface/readings.js';
import { colourRulesOf } from './colours-1998.js';
import type { Edition1998 } from './edition-1998.js';

/** The rules of 1998 with one doubtful place read otherwise than in `corpus/readings.md`. */
export const otherReadings1998: readonly Reading<Edition1998>[] = [
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
