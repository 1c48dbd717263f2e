import { holdsPlayers } from './holds-players.js';
import { startOf } from './start-of.js';
import { isTournamentName } from './tournament-names.js';

/**
 * Whether a file that was found in a folder is to be read as a tournament report: it holds a player, and it begins with
 * records or has the name of a tournament report. A text that only quotes a record is none.
 */
export function isTournamentLike(content: Uint8Array | string, name: string): boolean {
  return holdsPlayers(content) && (isTournamentName(name) || beginsWithRecords(startOf(content)));
}

function beginsWithRecords(text: string): boolean {
  const lines = text
    .replaceAll('\0', '')
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '')
    .slice(0, LINES);
  return 2 * lines.filter((line) => RECORD.test(line)).length >= lines.length;
}

/** As many lines show what a file is. */
const LINES = 50;
const RECORD = /^[\uFEFF\s]*(?:\d{3}|###|[A-Z]{3})(?:\s|$)/;
