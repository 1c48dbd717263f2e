import type { OtherReading } from '../../system.js';
import { asEdition1997 } from './as-edition-1997.js';
import { dubov1997 } from './dubov-1997.js';
import type { Edition1997 } from './edition-1997.js';

/** The rules of 1997 with one doubtful place read otherwise than in `corpus/readings.md`. */
export const otherReadings1997: readonly OtherReading[] = [
  otherwise('DA2', { aroOf: 'all pairings' }),
  otherwise('DA3', { aroOf: 'games, own rating without any' }),
  otherwise('DA4', { dueWithoutGames: 'as in round 1' }),
  otherwise('DA5', { keepsTransferLimit: 'if others can' }),
  otherwise('DA6', { transfersBy: 'games' }),
  otherwise('DA7', { byeDominatedBy: 'all' }),
  otherwise('DA8', { floatsFirst: 'highest R' }),
  otherwise('DA9', { floatsFirst: 'lowest ARO' }),
  otherwise('DA10', { transfersFrom: 'adjacent group' }),
  otherwise('DA11', { servedFirst: 'lowest R' }),
  otherwise('DA12', { needsOpponentIn: 'own group' }),
  otherwise('DA13', { floatersMeet: 'highest R first' }),
  otherwise('DA15', { lastTieBreak: 'initial order' }),
  otherwise('DA16', { barsBye: ({ past }) => past.some(({ result }) => ['U', '+', 'F'].includes(result)) }),
];

function otherwise(id: string, change: Partial<Edition1997>): OtherReading {
  return { id, edition: asEdition1997({ ...dubov1997, ...change }), omitsRounds: false };
}
