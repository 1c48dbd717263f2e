import type { EventData, EventPlayer, RoundEntry } from '../model/event.js';
import { entryOf, isPlayed } from '../model/results.js';

/**
 * Starting numbers of the players of a round robin who completed less than half of the games that they had to play. A
 * game won by forfeit is completed by the one who came, one lost by forfeit is not. Some programs write nothing of the
 * games that somebody who left had still to play: they are due all the same.
 */
export function belowHalf({ players }: EventData, rounds: number): number[] {
  const all = players.map((player) => ({ player, scheduled: scheduledGames(player, rounds) }));
  const due = gamesDue(all.map(({ scheduled }) => scheduled));
  return all.flatMap(({ player, scheduled }) =>
    2 * completedGames(player, rounds) < Math.max(due, scheduled) ? [player.id] : [],
  );
}

/** Games up to a round that somebody played, or won since the opponent did not come. */
export function completedGames(player: EventPlayer, rounds: number): number {
  return roundsUpTo(rounds).filter((round) => {
    const { opponent, result } = entryOf(player, round);
    return opponent !== null && (isPlayed(result) || result === '+');
  }).length;
}

/**
 * How many games everybody has to play: as many as all others together, as often as the player with the most games has met
 * them on the average. Where nobody has nearly as many, the file holds groups, and it is the most that anybody has.
 */
function gamesDue(scheduled: readonly number[]): number {
  const most = Math.max(0, ...scheduled);
  const others = scheduled.filter((count) => count > 0).length - 1;
  const cycles = others < 1 ? 1 : Math.max(1, Math.round(most / others));
  const all = cycles * others;
  return most >= NEARLY_ALL * all ? all : most;
}

const NEARLY_ALL = 0.75;

function scheduledGames(player: EventPlayer, rounds: number): number {
  return roundsUpTo(rounds).filter((round) => entryOf(player, round).opponent !== null).length;
}

function roundsUpTo(rounds: number): number[] {
  return Array.from({ length: rounds }, (_, index) => index + 1);
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
