import type { Colour } from '../../../engine/index.js';
import type { TeamSheets } from './team-sheets.js';

/** Colours of so many boards of a team: those of record 352, else in turn, White at the first one. */
export function boardColoursOf(told: TeamSheets['boardColours'], boards: number): Colour[] {
  return Array.from({ length: boards }, (_, board) => told?.[board] ?? (board % 2 === 0 ? 'white' : 'black'));
}
