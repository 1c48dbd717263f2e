import { placeOf, type Line, type Place } from './problems.js';
import type { Tournament, TournamentPlayer } from './tournament.js';

/** The fields of record 001 before the rounds: 0-based positions, the second one behind the field. */
export const PLAYER_FIELDS = {
  code: [0, 3],
  id: [4, 8],
  sex: [9, 10],
  title: [10, 13],
  name: [14, 47],
  rating: [48, 52],
  federation: [53, 56],
  fideId: [57, 68],
  birthDate: [69, 79],
  points: [80, 84],
  rank: [85, 89],
} as const;

/** The text of one of these fields, without blanks around it. */
export function playerField(text: string, field: readonly [from: number, to: number]): string {
  return text.slice(field[0], field[1]).trim();
}

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
