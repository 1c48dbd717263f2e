import type { Tenths } from '../../../engine/index.js';
import { PLAYER_FIELDS, playerField } from '../player-columns.js';
import { writePoints } from '../write/write-player.js';
import { changeLines } from './change-lines.js';

/**
 * Returns the file with other points in columns 80 to 84 of its players, everything else as it stands. A player whose points
 * are blank keeps them blank.
 * @param pointsOf by starting number, in tenths; null keeps the points of a player.
 */
export function fillPoints(input: Uint8Array | string, pointsOf: (id: number) => Tenths | null): string {
  return changeLines(input, (line) => {
    if (!line.startsWith('001') || playerField(line, PLAYER_FIELDS.points) === '') return [line];
    const points = pointsOf(Number(playerField(line, PLAYER_FIELDS.id)));
    return [points === null ? line : withPoints(line, points)];
  });
}

function withPoints(line: string, points: Tenths): string {
  const [, end] = PLAYER_FIELDS.points;
  const start = end - WIDTH;
  return `${line.slice(0, start)}${writePoints(points)}${line.slice(end)}`;
}

/** Points from 100 on begin one column earlier, in the blank before the field. */
const WIDTH = 5;
