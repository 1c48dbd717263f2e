import type { Tournament } from '../../corpus/index.js';
import { publishedEvent } from '../round-robin/published-event.js';

/**
 * Whether the games may be those of a knock-out: there are no more matches than players, since each removes one but that
 * for the third place, and no round has more games than the first or, where players come in later, the second.
 */
export function loseAndLeave(tournament: Tournament): boolean {
  const { rounds } = publishedEvent(tournament, null);
  const opponents = new Map<number, number[]>();
  for (const { games } of rounds)
    for (const { white, black } of games) {
      note(opponents, white, black);
      note(opponents, black, white);
    }
  const counts = [...opponents.values()].map(({ length }) => length);
  const players = counts.length;
  const matches = counts.reduce((sum, count) => sum + count, 0) / 2;
  const isShrinking = rounds.every(
    ({ games }, index) =>
      index === 0 || games.length <= Math.max(rounds[0].games.length, rounds[1].games.length),
  );
  return players >= 2 && isShrinking && matches <= players;
}

/** Games of one match follow each other. */
function note(opponents: Map<number, number[]>, id: number, opponent: number): void {
  const list = opponents.get(id) ?? [];
  if (list.at(-1) !== opponent) list.push(opponent);
  opponents.set(id, list);
}
