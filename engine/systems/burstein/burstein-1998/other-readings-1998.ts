import type { OtherReading } from '../../system.js';
import { asEdition1998 } from './as-edition-1998.js';
import { burstein1998 } from './burstein-1998.js';
import { colourRulesOf } from './colours-1998.js';
import type { Edition1998 } from './edition-1998.js';

/** The rules of 1998 with one doubtful place read otherwise than in `corpus/readings.md`. */
export const otherReadings1998: readonly OtherReading[] = [
  otherwise('BA1', { unplayedRounds: 'opponent of own score' }),
  otherwise('BA2', { unplayedRounds: 'forfeits are games' }),
  otherwise('BA3', { unplayedRounds: 'opponent of 0' }),
  otherwise('BA4', { medianOf: 'the middle one' }),
  otherwise('BA5', { joinedWith: 'next above' }),
  otherwise('BA6', { goesBackFor: 'want of an opponent' }),
  otherwise('BA7', { floatsAgain: 'if nobody else can' }),
  otherwise('BA8', { joinedFloaters: 'players like others' }),
  otherwise('BA9', { dueColours: 'in pairs, and of the floater' }),
  otherwise('BA10', { dueWithoutGames: 'as in round 1' }),
  otherwise('BA11', { colourRules: colourRulesOf(true) }),
  otherwise('BA12', { barsBye: ({ past }) => past.some(({ result }) => result === 'U' || result === '+') }),
];

function otherwise(id: string, change: Partial<Edition1998>): OtherReading {
  return { id, edition: asEdition1998({ ...burstein1998, ...change }), omitsRounds: false };
}
