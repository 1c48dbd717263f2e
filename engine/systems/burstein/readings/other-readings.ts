import { otherwise, unknownIsNothing } from '../../interface/readings.js';
import type { Reading } from '../../interface/readings.js';
import { burstein2026, lastZeroPointByes } from '../burstein-2026.js';
import type { BursteinEdition } from '../edition.js';

/** Less than any index, and a number: two who have it are equal in it. */
const LAST = Number.MIN_SAFE_INTEGER;

/**
 * The rules with one doubtful place read otherwise than in `corpus/readings.md`: what another program might do. Tests
 * hold the example of a reading against it; discrepancies of a campaign are tried with each.
 */
export const otherReadings2026: readonly Reading<BursteinEdition>[] = [
  // As many seeding rounds as a long event has, as long as nothing says how long it is.
  { ...otherwise<BursteinEdition>('BB1', { seedingRounds: () => 4 }), omitsRounds: true },
  otherwise<BursteinEdition>('BB2', {
    drawnForOpponents: (past) => past.filter(({ result }) => result === 'Z'),
  }),
  otherwise<BursteinEdition>('BB3', {
    drawnForOpponents: (past, present) =>
      present === null || present === 'Z' ? lastZeroPointByes(past) : [],
  }),
  otherwise<BursteinEdition>('BB4', {
    seeOtherwise: (player) =>
      player.games > 0 ? player : { ...player, index: { buchholz: LAST, sonnebornBerger: 0 } },
  }),
  {
    ...otherwise<BursteinEdition>('BB5', {
      seeOtherwise: (player) => ({ ...player, parityNumber: player.id }),
    }),
    changesParity: true,
  },
  otherwise<BursteinEdition>('BB6', { barsBye: (result) => result === 'U' || result === '+' }),
  otherwise<BursteinEdition>('BB7', {
    seeOtherwise: (player) => ({
      ...player,
      games: player.past.filter(({ opponent }) => opponent !== null).length,
    }),
  }),
  unknownIsNothing('BB8'),
  otherwise<BursteinEdition>('BB9', {
    criteria: burstein2026.criteria.map((rule) =>
      rule.looksAt === 'following bracket' ? { ...rule, reads: rule.reads.slice(0, 1) } : rule,
    ),
  }),
];
