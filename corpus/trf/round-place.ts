import { columnOf } from './records/player-record.js';
import type { Tournament, TournamentPlayer } from './tournament.js';

/** Line and column (1-based) at which a file shows a round of a player; of a team the start of its record 310. */
export function roundPlace(
  { kind, twoGames }: Pick<Tournament, 'kind' | 'twoGames'>,
  { line }: Pick<TournamentPlayer, 'line'>,
  round: number,
): { readonly line: number; readonly column: number } {
  const first = twoGames === undefined ? round : 2 * round - 1;
  return { line: Math.max(1, line), column: kind === 'team' ? 5 : columnOf(first) };
}
