import type { EventData, RoundEntry } from '../model/event.js';
import { entryOf, isPlayed } from '../model/results.js';

/**
 * Starting numbers of the players of a round robin who completed less than half of their scheduled games. A game won by
 * forfeit is completed by the one who came, one lost by forfeit is not.
 */
export function belowHalf({ players }: EventData, rounds: number): number[] {
  return players.flatMap((player) => {
    let scheduled = 0;
    let completed = 0;
    for (let round = 1; round <= rounds; round++) {
      const { opponent, result } = entryOf(player, round);
      if (opponent === null) continue;
      scheduled++;
      if (isPlayed(result) || result === '+') completed++;
    }
    return 2 * completed < scheduled ? [player.id] : [];
  });
}

/** The event as if these players (by starting number) had never been in it: whoever met them has a rest. */
export function withoutPlayers(event: EventData, ids: readonly number[]): EventData {
  if (ids.length === 0) return event;
  const without = (entry: RoundEntry): RoundEntry =>
    entry.opponent !== null && ids.includes(entry.opponent) ? REST : entry;
  const players = event.players
    .filter(({ id }) => !ids.includes(id))
    .map((player) => ({ ...player, rounds: player.rounds.map(without) }));
  return { ...event, players };
}

const REST: RoundEntry = { opponent: null, colour: null, result: 'Z' };
