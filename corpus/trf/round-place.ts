import { placeOf, type Line, type Place } from './problems.js';
import type { Tournament, TournamentPlayer } from './tournament.js';

/** The 1-based column at which a round starts (round 1: 92). */
export function columnOf(round: number): number {
  return FIRST_COLUMN + ROUND_WIDTH * (round - 1);
}

export const [FIRST_COLUMN, ROUND_WIDTH] = [92, 10];

/** The place of a round in the record of a player, for problems: its eight columns. */
export function placeInRound({ line }: { readonly line: Line }, round: number): Place {
  return placeOf(line, columnOf(round), 8);
}

/** Line and column (1-based) at which a file shows a round of a player; of a team the start of its record 310. */
export function roundPlace(
  { kind, twoGames }: Pick<Tournament, 'kind' | 'twoGames'>,
  { line }: Pick<TournamentPlayer, 'line'>,
  round: number,
): { readonly line: number; readonly column: number } {
  const first = twoGames === undefined ? round : 2 * round - 1;
  return { line: Math.max(1, line), column: kind === 'team' ? 5 : columnOf(first) };
}
