import type { EventData } from '../model/event.js';
import { tookPart } from '../model/results.js';

/** How many rounds from the first on are finished: somebody took part in each, and no result is missing (`*`). */
export function finishedRounds({ players }: EventData): number {
  const last = Math.max(0, ...players.map(({ rounds }) => rounds.findLastIndex(tookPart) + 1));
  const open = players.flatMap(({ rounds }) => {
    const first = rounds.findIndex(({ result }) => result === '*');
    return first < 0 ? [] : [first];
  });
  return Math.min(last, ...open);
}
