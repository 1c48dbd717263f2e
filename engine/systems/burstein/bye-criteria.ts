import type { ByeCriterion } from '../bye-first/edition.js';
import type { BursteinPlayer } from './player.js';

const named = (id: string, article: string) => ({ id, article, level: 'quality', kind: 'bye' }) as const;

/** 3.1.3 and 3.1.4. */
export const scoreAndGames: readonly ByeCriterion<BursteinPlayer>[] = [
  {
    ...named('3.1.3', '3.1.3'),
    title: 'score of the player who receives the pairing-allocated bye',
    measure: 'score',
    told: ({ score }) => score,
    weight: ({ score }) => score,
  },
  {
    ...named('3.1.4', '3.1.4'),
    title: 'games played by the player who receives the pairing-allocated bye',
    measure: 'games',
    told: ({ games }) => games,
    weight: ({ games }) => -games,
  },
];

/**
 * The ranking order (1.8): less is a lower rank. The lowest ranked player has the bye (3.1.5), which is the only choice
 * that a single method of it is named for.
 */
export const rankingMethods: readonly ByeCriterion<BursteinPlayer>[] = [
  {
    ...named('1.8.1.1', '3.1.5'),
    title: 'Buchholz of the player who receives the pairing-allocated bye',
    measure: 'score',
    told: ({ index }) => index.buchholz,
    weight: ({ index }) => index.buchholz,
  },
  {
    ...named('1.8.1.2', '3.1.5'),
    title: 'Sonneborn-Berger of the player who receives the pairing-allocated bye',
    measure: 'products',
    told: ({ index }) => index.sonnebornBerger,
    weight: ({ index }) => index.sonnebornBerger,
  },
  {
    ...named('1.8.2', '3.1.5'),
    title: 'pairing number of the player who receives the pairing-allocated bye',
    measure: 'numbers',
    told: ({ id }) => id,
    weight: ({ order }) => -order,
  },
];
