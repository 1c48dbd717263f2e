import { checkNumbers } from '../checks/roster-checks.js';
import { NOWHERE, placeOf, type Line, type ProblemLog } from '../problems.js';
import { readPlayerLines } from './player-lines.js';
import type { PlayerLine } from './player-record.js';
import { NO_PLAYERS } from './sort-records.js';

/**
 * The players whose records can be read; nobody, with an error in the log, where there are none or too many.
 * @param isUnicode see {@link readPlayerLines}.
 */
export function readPlayers(lines: readonly Line[], isUnicode: boolean, log: ProblemLog): PlayerLine[] {
  if (lines.length === 0) {
    if (log.first(NO_PLAYERS))
      log.error(NO_PLAYERS, NOWHERE, 'records 001', 'The file holds no player (no line starts with 001).');
    return [];
  }
  if (lines.length > MAX_PLAYERS) {
    log.error(
      'too-many-players',
      placeOf(lines[MAX_PLAYERS], 1),
      `at most ${MAX_PLAYERS} players`,
      `The file holds ${lines.length} players.`,
    );
    return [];
  }
  return readPlayerLines(lines, isUnicode, log);
}

/** False, with errors in the log, when the players cannot be trusted enough to compare them with each other. */
export function isComplete(players: readonly PlayerLine[], lines: readonly Line[], log: ProblemLog): boolean {
  if (lines.length === 0 || lines.length > MAX_PLAYERS) return false;
  if (!checkPlayerLengths(players, log)) return false;
  return checkNumbers(players, log) && players.length === lines.length;
}

/** A line that was cut off before the points, in a running event in which the other lines have points. */
function checkPlayerLengths(players: readonly PlayerLine[], log: ProblemLog): boolean {
  const running = players.some(({ cells }) => cells.length > 0);
  const counted = players.some(({ points }) => points !== null);
  if (!running || !counted) return true;
  const before = log.errorCount;
  for (const { line } of players) {
    const length = line.text.trimEnd().length;
    if (length >= POINTS_END) continue;
    log.error(
      'line-too-short',
      placeOf(line, length + 1),
      'points in columns 81-84',
      'The player record ends before the points, although rounds were played.',
    );
  }
  return log.errorCount === before;
}

const MAX_PLAYERS = 10_000;
/** The last column of the points in record 001. */
const POINTS_END = 84;
