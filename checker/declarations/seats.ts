import type { AlteredBoard } from '../../corpus/index.js';
import type { Board } from '../report.js';

/** By player: the opponent with White or Black, as `12 w`, or `bye`. */
export type Seats = ReadonlyMap<number, string>;

export function seatsOf(boards: readonly Board[]): Seats {
  const seats = new Map<number, string>();
  for (const board of boards) seat(seats, 'bye' in board ? board : { pair: [board.white, board.black] });
  return seats;
}

/** Some players sit elsewhere. */
export function swapSeats(seats: Seats, boards: readonly AlteredBoard[]): Seats {
  const swapped = new Map(seats);
  for (const board of boards) seat(swapped, board);
  return swapped;
}

/** Whether a board is among the seats; with colours only where they count. */
export function boardIn(seats: Seats, board: AlteredBoard, withColours: boolean): boolean {
  if ('bye' in board) return seats.get(board.bye) === 'bye';
  const [first, second] = board.pair;
  const found = seats.get(first);
  return found === `${second} w` || (!withColours && found === `${second} b`);
}

function seat(seats: Map<number, string>, board: AlteredBoard): void {
  if ('bye' in board) {
    seats.set(board.bye, 'bye');
    return;
  }
  const [white, black] = board.pair;
  seats.set(white, `${black} w`);
  seats.set(black, `${white} b`);
}
