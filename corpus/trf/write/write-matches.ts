import { opposite } from '../../../engine/index.js';
import type { RoundEntry } from '../../../engine/index.js';
import type { RequestedByes, TournamentPlayer } from '../tournament.js';
import { ABSENT } from '../rounds.js';
import { writePlayer } from './write-player.js';

/**
 * Record 001 of an event in which two rounds of the file are one match of two games. A match whose games are not told
 * (a pairing just made) has no results yet; a bye stands in both halves.
 */
export function writeMatches(
  player: TournamentPlayer,
  pairedRounds: number,
  byesAfter: readonly (RequestedByes['type'] | null)[],
): string {
  const rounds = Array.from({ length: pairedRounds }, (_, index) => halvesOf(player.rounds[index] ?? ABSENT));
  const games = rounds.flat();
  const halves = byesAfter.flatMap((bye) => [bye, bye]);
  return writePlayer({ ...player, rounds: games }, games.length, halves);
}

/** The two rounds of a file that are a match, or a bye for all of it. */
export function halvesOf(entry: RoundEntry): RoundEntry[] {
  const { opponent, colour, result, games } = entry;
  if (opponent === null) return [entry, entry];
  if (games !== undefined) return games.map((game) => ({ opponent, ...game }));
  return [
    { opponent, colour, result },
    { opponent, colour: colour === null ? null : opposite(colour), result },
  ];
}
