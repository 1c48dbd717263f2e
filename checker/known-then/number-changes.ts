import { publishedRound } from '../judge/published-round.js';
import type { SwissCase } from '../case/swiss-case.js';
import { movedTo } from './change.js';
import type { Change } from './change.js';

/**
 * The changes of the starting list, of one player each, that may explain a first round: those whose list, cut in halves, gives
 * the published pairs. Other rounds are not looked at. Empty for accelerated events, where round 1 is cut otherwise.
 * @param after the last round that was paired by the other numbers.
 */
export function numberChanges({ event }: SwissCase, after: number): Extract<Change, { kind: 'numbers' }>[] {
  if (event.virtualPoints.size > 0) return [];
  const { participants, pairs, bye } = publishedRound(event, 1);
  const all = event.players.map(({ id }) => id);
  const opponentOf = new Map(
    pairs.flatMap(({ white, black }) => [[white, black] as const, [black, white] as const]),
  );
  const found: Extract<Change, { kind: 'numbers' }>[] = [];
  for (const [index, player] of all.entries())
    for (let then = 1; then <= all.length; then++) {
      const place = index + 1;
      if (Math.abs(place - then) < LEAST_STEP) continue;
      const paired = movedTo(all, player, then).filter((id) => participants.has(id) && id !== bye);
      const half = paired.length / 2;
      const isMet = paired.slice(0, half).every((id, row) => opponentOf.get(id) === paired[row + half]);
      if (isMet) found.push({ kind: 'numbers', round: after, player, place, then });
    }
  return found;
}

/** A step of one place exchanges two opponents: nothing shows that this was no mistake. */
const LEAST_STEP = 2;
