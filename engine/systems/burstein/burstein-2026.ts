import type { PastRound } from '../../model/player.js';
import { winValue } from '../../model/results.js';
import { boardOrder, byeBar, completion, orderOf } from '../../rules/named-rules.js';
import { absoluteRules } from '../bye-first/absolute-rules.js';
import { colourRulesWithFirstGames } from '../bye-first/colours.js';
import { dutch2026Edition } from '../dutch/index.js';
import { qualityCriteria } from './criteria.js';
import type { BursteinEdition } from './edition.js';
import type { ByeCriterion } from '../bye-first/edition.js';
import type { BursteinPlayer } from './player.js';

const named = (id: string, article: string) => ({ id, article, level: 'quality', kind: 'bye' }) as const;

/** 3.1.3 and 3.1.4. */
const scoreAndGames: readonly ByeCriterion<BursteinPlayer>[] = [
  {
    ...named('3.1.3', '3.1.3'),
    title: 'score of the player who receives the pairing-allocated bye',
    measure: 'score',
    shown: ({ score }) => score,
    weight: ({ score }) => score,
  },
  {
    ...named('3.1.4', '3.1.4'),
    title: 'games played by the player who receives the pairing-allocated bye',
    measure: 'games',
    shown: ({ games }) => games,
    weight: ({ games }) => -games,
  },
];

/**
 * The ranking order (1.8): less is a lower rank. The lowest ranked player has the bye (3.1.5), which is the only choice
 * that a single method of it is named for.
 */
const rankingMethods: readonly ByeCriterion<BursteinPlayer>[] = [
  {
    ...named('1.8.1.1', '3.1.5'),
    title: 'Buchholz of the player who receives the pairing-allocated bye',
    measure: 'score',
    shown: ({ index }) => index.buchholz,
    weight: ({ index }) => index.buchholz,
  },
  {
    ...named('1.8.1.2', '3.1.5'),
    title: 'Sonneborn-Berger of the player who receives the pairing-allocated bye',
    measure: 'products',
    shown: ({ index }) => index.sonnebornBerger,
    weight: ({ index }) => index.sonnebornBerger,
  },
  {
    ...named('1.8.2', '3.1.5'),
    title: 'pairing number of the player who receives the pairing-allocated bye',
    measure: 'numbers',
    shown: ({ id }) => id,
    weight: ({ order }) => -order,
  },
];

/** The Burstein System in force since 1 February 2026 (C.04.4.2). */
export const burstein2026: BursteinEdition = {
  id: 'burstein-2026',
  system: 'burstein',
  title: 'FIDE Burstein System, 2026 rules',
  from: '2026-02-01',
  until: null,
  code: 'FIDE_BURSTEIN_2026',
  years: ['2025'],
  baku: '2026',
  needs: [],
  seeding: dutch2026Edition,
  // 1.6.2.
  seedingRounds: (totalRounds) => Math.min(Math.floor(totalRounds / 2), 4),
  absoluteRules: absoluteRules('2.1.1', '2.1.3'),
  byeRule: byeBar(
    'C2',
    '2.1.2',
    'no second pairing-allocated bye, none after a round scored as a win without playing',
  ),
  completionRule: completion('C4', '2.2.1', 'all players not yet paired can still be paired'),
  byeCriteria: [...scoreAndGames, ...rankingMethods],
  ranking: rankingMethods,
  criteria: qualityCriteria,
  colourRules: colourRulesWithFirstGames(['5.2.1', '5.2.2', '5.2.3', '5.2.4', '5.2.5']),
  outranks: (a, b) => a.rank < b.rank,
  orderRules: {
    pairings: orderOf('4.3', '4.3', 'order of pairings'),
    boards: boardOrder('C.04.2 3.6'),
  },
  // 3.1.1 names the forfeit win, whatever it is worth; Basic Rule 4 a bye, or as many points as a win without playing.
  barsBye: (result, worth, points) => result === 'U' || result === '+' || worth >= winValue(points),
  drawnForOpponents: (past, present) => (present === 'Z' ? lastZeroPointByes(past) : []),
};

/** The zero-point byes of the rounds before this one, back to the last round that was none. */
export function lastZeroPointByes(past: readonly PastRound[]): readonly PastRound[] {
  return past.slice(past.findLastIndex(({ result }) => result !== 'Z') + 1);
}
