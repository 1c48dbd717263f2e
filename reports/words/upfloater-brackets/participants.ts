/** How the participants of a system are called. */
export interface Participants {
  /** "team". */
  readonly one: string;
  /** "teams". */
  readonly many: string;
}

export const TEAMS: Participants = { one: 'team', many: 'teams' };
export const PLAYERS: Participants = { one: 'player', many: 'players' };
