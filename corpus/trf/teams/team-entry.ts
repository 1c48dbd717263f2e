import { pointsOfResult } from '../../../engine/index.js';
import type { RoundEntry, ScoreKind } from '../../../engine/index.js';
import type { TeamRound } from './team-round.js';
import { adjustedWorth, type MatchWorth } from './worth.js';

/** The round of a team with its points of both counts: those of its boards, else those of its result, in tenths. */
export function teamEntry(
  { opponent, colour, result, boards }: TeamRound,
  at: { readonly team: number; readonly round: number },
  { matches, gamesOfMatches, adjustments }: MatchWorth,
  primary: ScoreKind,
): RoundEntry {
  const asked = { result, ...at };
  const told = { colour, result };
  const ofMatch = adjustedWorth(adjustments, 'match-points', asked) ?? pointsOfResult(matches, told);
  // Of a match that is still being played nothing counts yet.
  const known = result === '*' ? null : boards;
  const ofBoards = known?.reduce((sum, value) => sum + value, 0) ?? pointsOfResult(gamesOfMatches, told);
  const ofGames = adjustedWorth(adjustments, 'game-points', asked) ?? ofBoards;
  const [points, secondaryPoints] = primary === 'match-points' ? [ofMatch, ofGames] : [ofGames, ofMatch];
  if (boards === null) return { opponent, colour, result, points, secondaryPoints };
  return { opponent, colour, result, points, secondaryPoints, boards };
}
