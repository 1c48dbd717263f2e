import { drawValue, lossValue, winValue } from '../../engine/index.js';
import type { PointSystem, ResultCode, Tenths } from '../../engine/index.js';

/**
 * Game points, in tenths, of a side at each board of a match: wins from the first board on, then at most one draw, then
 * losses.
 * @param halves what the side has of the match, in halves of a game.
 */
export function boardPoints(halves: number, boards: number, games: PointSystem): Tenths[] {
  return Array.from({ length: boards }, (_, board) => {
    const left = halves - 2 * board;
    return left >= 2 ? winValue(games) : left === 1 ? drawValue(games) : lossValue(games);
  });
}

/** The result of a match for the side that has so many halves of a game. */
export function resultOf(halves: number, boards: number): ResultCode {
  if (halves === boards) return '=';
  return halves > boards ? '1' : '0';
}
