import type { Edition } from '../interface/system.js';
import type { SystemNames } from '../interface/names.js';
import { toEdition } from './to-edition.js';
import { toEdition1997 } from './dubov-1997/to-edition-1997.js';
import { dubov1997 } from './dubov-1997/dubov-1997.js';
import { dubov2018 } from './dubov-2018.js';
import { dubov2026 } from './dubov-2026.js';
import { otherReadings2018, otherReadings2026 } from './variants/other-readings.js';
import { otherwise } from '../interface/readings.js';
import type { Reading } from '../interface/readings.js';
import type { Edition1997 } from './dubov-1997/edition-1997.js';

/** The rules of 1997 with one doubtful place read otherwise than in `corpus/readings.md`. */
const otherReadings1997: readonly Reading<Edition1997>[] = [
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

/** The editions of the Dubov System, oldest first. */
export const dubovEditions: readonly Edition[] = [
  toEdition1997(dubov1997, otherReadings1997),
  toEdition(dubov2018, otherReadings2018),
  toEdition(dubov2026, otherReadings2026),
];

/** What the system is called. */
export const dubovNames: SystemNames = {
  system: 'dubov',
  title: 'FIDE Dubov',
  code: 'FIDE_DUBOV',
  words: /dubov/,
  congresses: [],
  places: [],
};
