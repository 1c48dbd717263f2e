import { answerTo, placesBy } from '../../engine/index.js';
import type { ResultCode, RoundEntry } from '../../engine/index.js';
import { countByes, oldAbsencesOf, oldSignsOf, openByesOf } from './old-byes.js';
import type { OpenByes, OtherResult } from './other-meaning.js';
import type { ProblemLog } from './problems.js';
import type { Cell, PlayerLine } from './records/player-record.js';
import { placeInRound } from './player-columns.js';
import type { OldAbsence } from './tournament.js';

/** The rounds of all players, as read from their 001 records. */
export interface RoundTable {
  /** By player (in the order of the input) and round; null where all columns are blank. */
  readonly entries: (RoundEntry | null)[][];
  /** The last round that was paired, as {@link lastPairedRound} finds it. */
  readonly pairedRounds: number;
  readonly openByes: readonly OpenByes[];
  /** Single byes of TRF06, which were read as pairing-allocated ones. */
  readonly oldSigns: readonly OtherResult[];
  /** `0000 - -` */
  readonly oldAbsences: readonly OldAbsence[];
}

/** No pairing, not asked for: worth a zero-point bye. */
export const ABSENT: RoundEntry = { opponent: null, colour: null, result: 'Z' };

/**
 * Gives the cells of the 001 records their meaning, including the codes of TRF06. What one cell cannot show (that
 * both players tell the same story) is checked in cross-checks.
 * @param running how many rounds at the end may be unfinished.
 */
export function interpretRounds(players: readonly PlayerLine[], log: ProblemLog, running = 1): RoundTable {
  const byes = countByes(players, 'U');
  const oldByes = countByes(players, '+');
  const openByes = openByesOf(players, byes, oldByes);
  const pairedRounds = lastPairedRound(players);
  const finished = pairedRounds - running;
  const indexOf = placesBy(players, ({ id }) => id);
  const answerOf = ({ id }: PlayerLine, opponent: number, round: number): string | null => {
    const index = indexOf(opponent);
    const answer = index < 0 ? undefined : players[index].cells[round - 1];
    return answer?.opponent === id ? answer.code : null;
  };
  const entries: (RoundEntry | null)[][] = [];
  for (const player of players) {
    const context = { player, pairedRounds: finished + 1, byes, oldByes, answerOf, log };
    const row: (RoundEntry | null)[] = [];
    for (const cell of player.cells) row.push(interpretCell(cell, row.length + 1, context));
    entries.push(row);
  }
  warnAboutGaps(players, pairedRounds, log);
  const oldSigns = oldSignsOf(players, byes, oldByes);
  return { entries, pairedRounds, openByes, oldSigns, oldAbsences: oldAbsencesOf(players) };
}

function interpretCell(cell: Cell, round: number, context: Context): RoundEntry | null {
  if (cell.blank) return null;
  return cell.opponent === 0 ? interpretBye(cell, round, context) : interpretGame(cell, round, context);
}

/** A bye without opponent and colour. */
export function byeOf(type: 'F' | 'H' | 'U' | 'Z'): RoundEntry {
  return BYES[type];
}

interface Context {
  readonly player: PlayerLine;
  readonly pairedRounds: number;
  /** Pairing-allocated byes by round (entry r-1). */
  readonly byes: readonly number[];
  /** `0000 - +` by round (entry r-1). */
  readonly oldByes: readonly number[];
  /** The code that an opponent has for the same game; null where there is none. */
  readonly answerOf: (player: PlayerLine, opponent: number, round: number) => string | null;
  readonly log: ProblemLog;
}

const BYES: Readonly<Record<'F' | 'H' | 'U' | 'Z', RoundEntry>> = {
  F: { opponent: null, colour: null, result: 'F' },
  H: { opponent: null, colour: null, result: 'H' },
  U: { opponent: null, colour: null, result: 'U' },
  Z: ABSENT,
};

/** TRF06 wrote the byes with the signs of games (`0000 - +`). */
const OLD_CODES: Readonly<Record<string, 'U' | 'H' | 'Z'>> = { '+': 'U', '=': 'H', '-': 'Z' };

/**
 * The last round (1-based) that was paired; 0 where there is none. A column after the last game is a round only where
 * somebody has the pairing-allocated bye and the cells of all others say that they are absent: nobody is left to be paired
 * there. Where other cells are blank the bye was given beforehand, and the others are still to be paired.
 */
export function lastPairedRound(players: readonly PlayerLine[]): number {
  let lastGame = 0;
  let lastBye = 0;
  for (const { cells } of players) {
    for (let round = cells.length; round > lastGame; round--) {
      if (cells[round - 1].opponent !== 0) lastGame = round;
      else if (round > lastBye && isAllocatedBye(cells[round - 1])) lastBye = round;
    }
  }
  for (let round = lastBye; round > lastGame; round--) {
    const column = players.map(({ cells }) => cells.at(round - 1));
    const isGiven = column.some((cell) => cell !== undefined && isAllocatedBye(cell));
    if (isGiven && column.every((cell) => cell?.blank === false)) return round;
  }
  return lastGame;
}

function isAllocatedBye(cell: Cell): boolean {
  return cell.opponent === 0 && (cell.code === 'U' || cell.code === '+');
}

function interpretBye(cell: Cell, round: number, context: Context): RoundEntry {
  const { player, byes, oldByes, log } = context;
  if (cell.code === 'U' && byes[round - 1] > 1 && log.first(`byes-${round}`)) {
    log.warn(
      'several-byes',
      placeInRound(player, round),
      'one pairing-allocated bye a round',
      `Round ${round} has ${byes[round - 1]} pairing-allocated byes (C.04.1 allows one).`,
      'all of them are kept',
    );
  }
  if (cell.colour !== null) {
    log.warn(
      'colour-without-game',
      placeInRound(player, round),
      '0000 - and the code of a bye',
      `Round ${round}: player ${player.id} has a colour but no opponent.`,
      'the colour is left out',
    );
  }
  const code = cell.code === ' ' ? 'Z' : cell.code;
  if (code === 'F' || code === 'H' || code === 'U' || code === 'Z') return BYES[code];
  if (code === '+' && (oldByes[round - 1] > 1 || byes[round - 1] > 0)) {
    log.warnOnce(
      `old-byes-${round}`,
      'several-old-byes',
      placeInRound(player, round),
      '0000 - U for the pairing-allocated bye, 0000 - F for others',
      `Round ${round} has ${(byes[round - 1] ?? 0) + oldByes[round - 1]} byes of a point, and TRF06 has one sign for all of them.`,
      byes[round - 1] > 0 ? 'read as 0000 - F' : 'read as 0000 - F where the rules do not show another one',
    );
    return BYES.F;
  }
  if (code in OLD_CODES) {
    const meaning = OLD_CODES[code];
    log.warnOnce(
      `old-${code}`,
      'old-bye-code',
      placeInRound(player, round),
      `0000 - ${meaning}`,
      `"0000 - ${code}" is the bye code of TRF06.`,
      `read as 0000 - ${meaning} here and in all rounds`,
    );
    return BYES[meaning];
  }
  log.error(
    'result-without-opponent',
    placeInRound(player, round),
    'an opponent, or one of H F U Z',
    `Round ${round}: player ${player.id} has the result "${code}" but no opponent.`,
  );
  return ABSENT;
}

/** A cell with an opponent, with errors in the log for what cannot be the game of a pairing. */
export function interpretGame(
  cell: Cell,
  round: number,
  context: Omit<Context, 'byes' | 'oldByes' | 'answerOf'> & Partial<Pick<Context, 'answerOf'>>,
): RoundEntry {
  const { player, pairedRounds, answerOf, log } = context;
  const { opponent, colour, code } = cell;
  const answer = ' HFUZ'.includes(code) ? (answerOf?.(player, opponent, round) ?? null) : null;
  const implied = isResultOfGame(answer) ? answerTo(answer) : null;
  if (implied !== null) {
    log.warnOnce(
      `told-${round}-${player.id}`,
      'result-of-one',
      placeInRound(player, round),
      `the result ${implied}`,
      `Round ${round}: the result of player ${player.id} against ${opponent} is ${code === ' ' ? 'missing' : `the bye "${code}"`}.`,
      `read as ${implied}, since the opponent has ${answer ?? ''}`,
    );
    return { opponent, colour, result: implied };
  }
  if (code === 'H' || code === 'F' || code === 'U' || code === 'Z') {
    log.error(
      'bye-with-opponent',
      placeInRound(player, round),
      `0000 - ${code}, or the result of a game`,
      `Round ${round}: player ${player.id} has the bye "${code}" and the opponent ${opponent}.`,
    );
    return ABSENT;
  }
  if (code === ' ') {
    if (round < pairedRounds) {
      log.error(
        'missing-result',
        placeInRound(player, round),
        'a result',
        `Round ${round}: the game of player ${player.id} has no result although later rounds were paired.`,
      );
    } else {
      log.warnOnce(
        `pending-${round}`,
        'missing-result',
        placeInRound(player, round),
        'a result',
        `Round ${round} holds games without a result.`,
        'they are taken as published pairings that are not finished',
      );
    }
  }
  if (colour === null && code !== '+' && code !== '-') {
    log.error(
      'missing-colour',
      placeInRound(player, round),
      'w or b',
      `Round ${round}: the game of player ${player.id} against ${opponent} has no colour.`,
    );
  }
  return { opponent, colour, result: code === ' ' ? '*' : (code as ResultCode) };
}

function isResultOfGame(code: string | null): code is ResultCode {
  return code !== null && '1=0WDL+-'.includes(code);
}

function warnAboutGaps(players: readonly PlayerLine[], pairedRounds: number, log: ProblemLog): void {
  const paired = new Array<boolean>(pairedRounds).fill(false);
  for (const { cells } of players) {
    for (let round = 1; round <= Math.min(pairedRounds, cells.length); round++) {
      const cell = cells[round - 1];
      if (cell.opponent !== 0 || isAllocatedBye(cell)) paired[round - 1] = true;
    }
  }
  const round = paired.indexOf(false) + 1;
  if (round === 0) return;
  log.warn(
    'empty-round',
    placeInRound(players[0], round),
    'pairings',
    `Nobody was paired in round ${round}, although later rounds were paired.`,
    'the round counts as played, with everybody absent',
  );
}
