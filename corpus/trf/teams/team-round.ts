import { pointsOfResult } from '../../../engine/index.js';
import type {
  Colour,
  PointSystem,
  ResultCode,
  RoundEntry,
  ScoreKind,
  Tenths,
} from '../../../engine/index.js';
import type { PlayerLine } from '../records/player-record.js';
import type { Decisions } from './decisions.js';
import type { LineUp } from './line-ups.js';
import type { Rosters } from './rosters.js';
import type { Seats } from './seats.js';
import { adjustedWorth, type MatchWorth } from './worth.js';

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

/** The round of a team with its points of both counts: those of its boards, else those of its result, in tenths. */
export function teamEntry(
  { opponent, colour, result, boards }: TeamRound,
  at: { readonly team: number; readonly round: number },
  { matches, gamesOfMatches, adjustments }: MatchWorth,
  primary: ScoreKind,
): RoundEntry {
  const asked = { result, ...at };
  const outcome = { colour, result };
  const ofMatch = adjustedWorth(adjustments, 'match-points', asked) ?? pointsOfResult(matches, outcome);
  // Of a match that is still being played nothing counts yet.
  const known = result === '*' ? null : boards;
  const ofBoards = known?.reduce((sum, value) => sum + value, 0) ?? pointsOfResult(gamesOfMatches, outcome);
  const ofGames = adjustedWorth(adjustments, 'game-points', asked) ?? ofBoards;
  const [points, secondaryPoints] = primary === 'match-points' ? [ofMatch, ofGames] : [ofGames, ofMatch];
  if (boards === null) return { opponent, colour, result, points, secondaryPoints };
  return { opponent, colour, result, points, secondaryPoints, boards };
}
