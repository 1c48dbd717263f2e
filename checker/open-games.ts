import type { Tournament } from '../corpus/index.js';

/** The games, in an event of teams the matches, of the last round that have no result. */
export interface OpenGames {
  readonly isOfTeams: boolean;
  readonly round: number;
  /** Whose they are, by number. */
  readonly ids: readonly number[];
}

/** Null: all games of the last round have a result. */
export function openGamesOf({ kind, players, pairedRounds }: Tournament): OpenGames | null {
  const ids = players.filter(({ rounds }) => rounds[pairedRounds - 1]?.result === '*').map(({ id }) => id);
  return ids.length === 0 ? null : { isOfTeams: kind === 'team', round: pairedRounds, ids };
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
