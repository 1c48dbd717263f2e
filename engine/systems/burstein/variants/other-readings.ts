import type { EventData } from '../../../model/event.js';
import type { OtherReading } from '../../system.js';
import { asEdition } from '../as-edition.js';
import { burstein2026, lastZeroPointByes } from '../burstein-2026.js';
import type { BursteinEdition } from '../edition.js';

/** Less than any index, and a number: two who have it are equal in it. */
const LAST = Number.MIN_SAFE_INTEGER;

/**
 * The rules with one doubtful place read otherwise than in `corpus/readings.md`: what another program might do. Tests
 * hold the example of a reading against it; discrepancies of a campaign are tried with each.
 */
export const otherReadings2026: readonly OtherReading[] = [
  // As many seeding rounds as a long event has, as long as nothing says how long it is.
  { ...otherwise('BB1', { seedingRounds: () => 4 }), omitsRounds: true },
  otherwise('BB2', { drawnForOpponents: (past) => past.filter(({ result }) => result === 'Z') }),
  otherwise('BB3', {
    drawnForOpponents: (past, present) =>
      present === null || present === 'Z' ? lastZeroPointByes(past) : [],
  }),
  otherwise('BB4', {
    seeOtherwise: (player) =>
      player.games > 0 ? player : { ...player, index: { buchholz: LAST, sonnebornBerger: 0 } },
  }),
  otherwise('BB5', { seeOtherwise: (player) => ({ ...player, parityNumber: player.id }) }),
  otherwise('BB6', { barsBye: (result) => result === 'U' || result === '+' }),
  otherwise('BB7', {
    seeOtherwise: (player) => ({
      ...player,
      games: player.past.filter(({ opponent }) => opponent !== null).length,
    }),
  }),
  {
    ...otherwise('BB8', {}),
    otherEvent: (event: EventData) => ({ ...event, points: { ...event.points, unknown: 0 } }),
  },
  otherwise('BB9', {
    criteria: burstein2026.criteria.map((rule) =>
      rule.looksAt === 'following bracket' ? { ...rule, reads: rule.reads.slice(0, 1) } : rule,
    ),
  }),
];

function otherwise(id: string, changes: Partial<BursteinEdition>): OtherReading {
  return { id, edition: asEdition({ ...burstein2026, ...changes }), omitsRounds: false };
}
