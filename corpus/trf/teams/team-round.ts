import type { Colour, PointSystem, ResultCode, Tenths } from '../../../engine/index.js';
import type { PlayerLine } from '../records/player-record.js';
import type { Decisions } from './decisions.js';
import type { LineUp } from './line-ups.js';
import type { Rosters } from './rosters.js';
import type { Seats } from './seats.js';

/** What one round was for a team, before it is worth anything. */
export interface TeamRound {
  readonly opponent: number | null;
  readonly colour: Colour | null;
  readonly result: ResultCode;
  /** Game points of each board that the records of the players tell of; null where they tell of none. */
  readonly boards: readonly Tenths[] | null;
}

/** All that the matches are made of. */
export interface MatchSources {
  readonly players: readonly PlayerLine[];
  readonly rosters: Rosters;
  readonly seats: Seats;
  readonly decisions: Decisions;
  readonly lineUps: readonly ReadonlyMap<number, LineUp>[];
  readonly boardColours: readonly Colour[] | null;
  readonly boards: number;
  readonly games: PointSystem;
}

/** A team that neither met anybody nor had a bye. */
export const ABSENT: TeamRound = { opponent: null, colour: null, result: 'Z', boards: null };
