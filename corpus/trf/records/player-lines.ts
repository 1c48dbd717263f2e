import { ProblemLog, type Line } from '../problems.js';
import { isInBytes, reportBytes } from './counted-bytes.js';
import { readPlayerLine, type PlayerLine } from './player-record.js';
import { reportShifts, shiftOf, type Shift } from './shifted.js';

/**
 * Reads the records 001; those that cannot be read are left out, with errors in the log. Where a shift of the columns is all
 * that is wrong with some, that is the only error about them.
 * @param isUnicode the text was not read as Windows Latin, in which a letter is one byte.
 */
export function readPlayerLines(lines: readonly Line[], isUnicode: boolean, log: ProblemLog): PlayerLine[] {
  const players: PlayerLine[] = [];
  const shifted: (readonly [Line, Shift])[] = [];
  const inBytes: Line[] = [];
  let tries = 0;
  for (const line of lines) {
    const own = new ProblemLog();
    const player = readPlayerLine(line, own);
    if (player === null && isUnicode && isInBytes(line)) {
      inBytes.push(line);
      continue;
    }
    const likely = shifted.at(-1)?.[1] ?? null;
    const shift = player !== null || tries >= MOST_TRIES ? null : shiftOf(line, likely);
    if (player === null && shift === null) tries++;
    if (shift !== null) shifted.push([line, shift]);
    else if (own.count === 0 && player !== null) players.push(player);
    else readAgain(line, players, log);
  }
  reportBytes(inBytes, log);
  reportShifts(shifted, log);
  return players;
}

/** The problems of the record go into the log of the file. */
function readAgain(line: Line, players: PlayerLine[], log: ProblemLog): void {
  const player = readPlayerLine(line, log);
  if (player !== null) players.push(player);
}

/** Where so many records cannot be read for other reasons, a shift is not what is wrong with the file. */
const MOST_TRIES = 8;
