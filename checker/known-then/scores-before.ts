import { pointsOf } from '../../engine/index.js';
import type { EventData, Tenths } from '../../engine/index.js';

/** The scores by which a round is paired, virtual points included, by starting number. */
export function scoresBefore(event: EventData, round: number): Map<number, Tenths> {
  const scores = new Map<number, Tenths>();
  for (const player of event.players) {
    let score = event.virtualPoints.get(player.id)?.[round - 1] ?? 0;
    for (let number = 1; number < round; number++) score += pointsOf(event, player, number);
    scores.set(player.id, score);
  }
  return scores;
}
