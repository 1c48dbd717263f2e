import type { Board } from '../../checker/index.js';

/** "5-12, 3-8, bye 7". */
export function boardsWords(boards: readonly Board[]): string {
  return boards
    .map((board) => ('bye' in board ? `bye ${board.bye}` : `${board.white}-${board.black}`))
    .join(', ');
}
