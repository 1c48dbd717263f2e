import { NOWHERE, placeOf, ProblemLog, type Line } from '../problems.js';
import { isInBytes, reportBytes } from './misplaced-fields.js';
import { recordText, wholeNumber } from './fields.js';
import { readPlayerLine, type PlayerLine } from './player-record.js';
import type { Records } from './records.js';
import { reportShifts, shiftOf, type Shift } from './misplaced-fields.js';
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

/**
 * Reads the records 001; those that cannot be read are left out, with errors in the log. Where a shift of the columns is all
 * that is wrong with some, that is the only error about them.
 * @param isUnicode the text was not read as Windows Latin, in which a letter is one byte.
 */
function readPlayerLines(lines: readonly Line[], isUnicode: boolean, log: ProblemLog): PlayerLine[] {
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

/** Reports starting numbers that occur twice; true when there are none. */
function checkNumbers(players: readonly PlayerLine[], log: ProblemLog): boolean {
  const seen = new Map<number, PlayerLine>();
  for (const player of players) {
    const other = seen.get(player.id);
    if (other === undefined) {
      seen.set(player.id, player);
      continue;
    }
    log.error(
      'duplicate-number',
      placeOf(player.line, 5, 4),
      'a starting number that no other player has',
      `The starting number ${player.id} is already used in line ${other.line.number}.`,
    );
  }
  return seen.size === players.length;
}

/** Warns, once each, about oddities of the list of players that have no influence on the pairings. */
export function checkRoster(players: readonly PlayerLine[], records: Records, log: ProblemLog): void {
  warnAboutGaps(players, log);
  warnAboutCount(players.length, records, log);
}

function warnAboutGaps(players: readonly PlayerLine[], log: ProblemLog): void {
  const sorted = [...players].sort((a, b) => a.id - b.id);
  const gap = sorted.findIndex((player, index) => player.id !== index + 1);
  if (gap < 0) return;
  log.warn(
    'number-gap',
    placeOf(sorted[gap].line, 5, 4),
    `the starting number ${gap + 1}`,
    `The starting numbers have gaps: there is no player ${gap + 1}.`,
    'the numbers are kept; only their order counts',
  );
}

function warnAboutCount(count: number, records: Records, log: ProblemLog): void {
  const line = records.header.find((candidate) => candidate.text.startsWith('062'));
  if (line === undefined) return;
  const stated = wholeNumber(recordText(line.text).trim());
  if (stated === null || stated === count) return;
  log.warn(
    'player-count',
    placeOf(line, 5),
    String(count),
    `Record 062 announces ${stated} players, the file holds ${count}.`,
    'the players of the file count',
  );
}
