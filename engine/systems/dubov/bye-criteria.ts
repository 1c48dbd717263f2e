import type { ByeCriterion } from '../bye-first/edition.js';
import type { DubovPlayer } from './player.js';

/** 2026 3.1.3-3.1.5, 2018 B.0.c-e, under the article numbers given. */
export function byeCriteria(
  score: string,
  games: string,
  number: string,
): readonly ByeCriterion<DubovPlayer>[] {
  const named = (article: string) => ({ id: article, article, level: 'quality', kind: 'bye' }) as const;
  return [
    {
      ...named(score),
      title: 'score of the player who receives the pairing-allocated bye',
      measure: 'score',
      shown: (player) => player.score,
      weight: (player) => player.score,
    },
    {
      ...named(games),
      title: 'games played by the player who receives the pairing-allocated bye',
      measure: 'games',
      shown: (player) => player.games,
      weight: (player) => -player.games,
    },
    {
      ...named(number),
      title: 'pairing number of the player who receives the pairing-allocated bye',
      measure: 'numbers',
      shown: (player) => player.id,
      weight: (player) => -player.order,
    },
  ];
}
