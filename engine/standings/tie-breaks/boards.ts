import type { Tenths } from '../../model/event.js';
import type { Field } from '../field.js';
import type { Part } from '../part.js';
import type { RoundRecord } from '../player-record.js';
import { sumOf } from '../tally.js';
import type { TieBreak } from '../tie-break.js';

/** 12.1: game points times the number of the board; the fewer the better. */
export const boardCountTieBreak: TieBreak = {
  code: 'BC',
  name: 'Board Count',
  article: '12.1',
  type: 'B',
  modifiers: [],
  isForTeams: true,
  isSmallerBetter: true,
  needsEqualGamePoints: true,
  tally: (field, place) => sumOf(partsOf(field, place, '12.1', boardCount), 10),
};

/** 12.2: the game points of the first board; then those of the second, and so on. */
export const topBoardTieBreak: TieBreak = {
  code: 'TBR',
  name: 'Top Board Results',
  article: '12.2',
  type: 'B',
  modifiers: [],
  isForTeams: true,
  tally: (field, place) =>
    sumOf(
      partsOf(field, place, '12.2', (boards) => boards[0] ?? 0),
      10,
    ),
  series: (field, place) => topBoards(totalsOf(field, place)),
};

/** 12.3: the game points of all boards but the last; then but the last two, and so on. */
export const bottomBoardTieBreak: TieBreak = {
  code: 'BBE',
  name: 'Bottom Board Elimination',
  article: '12.3',
  type: 'B',
  modifiers: [],
  isForTeams: true,
  tally: (field, place) =>
    sumOf(
      partsOf(field, place, '12.3', (boards) => sum(boards.slice(0, -1))),
      10,
    ),
  series: (field, place) => withoutBottom(totalsOf(field, place)),
};

/** Of the game points of the boards, in tenths, as the article counts them. */
export function boardCount(boards: readonly Tenths[]): number {
  return boards.reduce((total, points, index) => total + (index + 1) * points, 0);
}

/** What decides one after the other (12.2). */
export function topBoards(boards: readonly Tenths[]): readonly number[] {
  return boards;
}

/** What decides one after the other (12.3). */
export function withoutBottom(boards: readonly Tenths[]): readonly number[] {
  return boards.map((_, index) => sum(boards.slice(0, boards.length - 1 - index)));
}

/**
 * The game points of the boards of a round: those of the match, forfeits being wins and losses; wins on all boards for
 * the pairing-allocated bye (12), and for a full-point bye; those of other byes spread evenly.
 */
export function boardsOfRound(
  field: Field,
  place: number,
  { round, kind, boards }: RoundRecord,
): readonly Tenths[] {
  const { boards: count = 0, gameWin = 0 } = field.teamScores ?? {};
  if (kind === 'pairing-allocated-bye' || kind === 'full-point-bye')
    return new Array<Tenths>(count).fill(gameWin);
  if (boards !== null) return boards;
  const { worth } = field.by('game-points').players[place].rounds[round - 1];
  return new Array<Tenths>(count).fill(Math.round(worth / Math.max(1, count)));
}

function totalsOf(field: Field, place: number): number[] {
  const totals = new Array<number>(field.teamScores?.boards ?? 0).fill(0);
  for (const round of field.players[place].rounds)
    boardsOfRound(field, place, round).forEach((points, board) => (totals[board] += points));
  return totals;
}

function partsOf(
  field: Field,
  place: number,
  article: string,
  valueOf: (boards: readonly Tenths[]) => number,
): Part[] {
  return field.players[place].rounds.map((round) => ({
    round: round.round,
    opponent: field.opponentOf(round),
    value: valueOf(boardsOfRound(field, place, round)),
    why: 'boards',
    article,
  }));
}

function sum(points: readonly Tenths[]): number {
  return points.reduce((total, one) => total + one, 0);
}
