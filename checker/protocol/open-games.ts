import type { Tournament } from '../../corpus/index.js';

/** That games or matches of the last round have no result, and whose they are; null: all have one. */
export function openWords({ kind, players, pairedRounds }: Tournament): string | null {
  const open = players.filter(({ rounds }) => rounds[pairedRounds - 1]?.result === '*').map(({ id }) => id);
  if (open.length === 0) return null;
  const what = kind === 'team' ? 'matches without all results' : 'games without a result';
  return `round ${pairedRounds} has ${what}: of ${open.join(', ')}`;
}

/**
 * The tournament as if the open games of its last round were drawn, as the rules of many events have it for adjourned games.
 * @returns null where a round has several games, of which the file does not tell which one is open.
 */
export function withOpenGamesDrawn(tournament: Tournament): Tournament | null {
  const { kind, twoGames, pairedRounds } = tournament;
  if (kind === 'team' || twoGames !== undefined) return null;
  const players = tournament.players.map((player) => ({
    ...player,
    rounds: player.rounds.map((entry, index) =>
      index + 1 === pairedRounds && entry.result === '*' ? { ...entry, result: '=' as const } : entry,
    ),
  }));
  return { ...tournament, players };
}
