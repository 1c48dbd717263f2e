import { otherwise } from '../../interface/readings.js';
import type { Reading } from '../../interface/readings.js';
import type { Edition1997 } from './edition-1997.js';

/** The rules of 1997 with one doubtful place read otherwise than in `corpus/readings.md`. */
export const otherReadings1997: readonly Reading<Edition1997>[] = [
  otherwise<Edition1997>('DA2', { aroOf: 'all pairings' }),
  otherwise<Edition1997>('DA3', { aroOf: 'games, own rating without any' }),
  otherwise<Edition1997>('DA4', { dueWithoutGames: 'as in round 1' }),
  otherwise<Edition1997>('DA5', { keepsTransferLimit: 'if others can' }),
  otherwise<Edition1997>('DA6', { transfersBy: 'games' }),
  otherwise<Edition1997>('DA7', { byeDominatedBy: 'all' }),
  otherwise<Edition1997>('DA8', { floatsFirst: 'highest R' }),
  otherwise<Edition1997>('DA9', { floatsFirst: 'lowest ARO' }),
  otherwise<Edition1997>('DA10', { transfersFrom: 'adjacent group' }),
  otherwise<Edition1997>('DA11', { servedFirst: 'lowest R' }),
  otherwise<Edition1997>('DA12', { needsOpponentIn: 'own group' }),
  otherwise<Edition1997>('DA13', { floatersMeet: 'highest R first' }),
  otherwise<Edition1997>('DA15', { lastTieBreak: 'initial order' }),
  otherwise<Edition1997>('DA16', {
    barsBye: ({ past }) => past.some(({ result }) => ['U', '+', 'F'].includes(result)),
  }),
];
