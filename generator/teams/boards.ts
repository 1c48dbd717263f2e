import { opposite, pointsOfResult } from '../../engine/index.js';
import type { Colour, PointSystem, ResultCode, RoundEntry, Tenths } from '../../engine/index.js';
import type { Entrant } from '../players/players.js';
import type { Game, GameResult } from '../rounds/games.js';

/** A board of a match; the first side is the team that has White at the first board. */
export interface Board {
  readonly sides: readonly [Entrant | null, Entrant | null];
  /** Of the first side. */
  readonly colour: Colour;
  results: readonly [ResultCode | null, ResultCode | null];
}

/** A board before it is played: who sits there alone wins. */
export function boardOf(number: number, one: Entrant | null, other: Entrant | null): Board {
  const alone = (self: Entrant | null, against: Entrant | null): ResultCode | null =>
    self !== null && against === null ? '+' : null;
  const results = [alone(one, other), alone(other, one)] as const;
  return { sides: [one, other], colour: number % 2 === 0 ? 'white' : 'black', results };
}

/** The strengths of the players of a board; null where nobody plays. */
export function gameOf({ sides: [one, other], colour }: Board): Game | null {
  if (one === null || other === null) return null;
  const [white, black] = colour === 'white' ? [one, other] : [other, one];
  return { white: white.strength, black: black.strength };
}

/** Enters what became of the game. */
export function finish(board: Board, [forWhite, forBlack]: GameResult): void {
  board.results = board.colour === 'white' ? [forWhite, forBlack] : [forBlack, forWhite];
}

/** The round of the player at one side; null for an empty chair. */
export function roundOf({ sides, colour, results }: Board, side: 0 | 1): RoundEntry | null {
  const result = results[side];
  if (sides[side] === null || result === null) return null;
  const own = side === 0 ? colour : opposite(colour);
  return { opponent: sides[side === 0 ? 1 : 0]?.id ?? null, colour: own, result };
}

/** Game points of a side, board by board. */
export function pointsAt(boards: readonly Board[], side: 0 | 1, games: PointSystem): Tenths[] {
  return boards.map((board) => {
    const entry = roundOf(board, side);
    return entry === null ? 0 : pointsOfResult(games, entry);
  });
}

/** True where nobody of a team came to its boards. */
export function isAbsent(boards: readonly Board[], side: 0 | 1): boolean {
  return boards.every(({ results }) => results[side] === null || results[side] === '-');
}
