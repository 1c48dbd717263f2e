/** How those are called who are paired, and what they play against each other. */
export interface Participants {
  /** "team". */
  readonly one: string;
  /** "teams". */
  readonly many: string;
  /** "who", or "that". */
  readonly who: string;
  /** "match". */
  readonly game: string;
  /** "matches". */
  readonly games: string;
}

export const PLAYERS: Participants = {
  one: 'player',
  many: 'players',
  who: 'who',
  game: 'game',
  games: 'games',
};
export const TEAMS: Participants = {
  one: 'team',
  many: 'teams',
  who: 'that',
  game: 'match',
  games: 'matches',
};
/** Players whose rounds are matches of two games. */
export const PLAYERS_IN_MATCHES: Participants = { ...PLAYERS, game: 'match', games: 'matches' };

/** Those of an event, where it is not an edition that says it. */
export function participantsIn({ isOfTeams = false }: { readonly isOfTeams?: boolean }): Participants {
  return isOfTeams ? TEAMS : PLAYERS;
}
