import { drawValue, lossValue, winValue } from '../../../engine/index.js';
import type { PointAdjustment, PointSystem, ResultCode, ScoreKind, Tenths } from '../../../engine/index.js';
import { placeOf, type Line, type ProblemLog } from '../problems.js';
import { pointsOf, symbolPairs } from '../records/points.js';
import { linesOf, type Records } from '../records/records.js';
import { ADJUSTMENT } from '../records/restrictions.js';
import type { Decisions } from './decisions.js';
import { areTeams, type Rosters } from './rosters.js';
import type { TeamAdjustment } from '../tournament.js';

/** What matches and byes are worth in match points and in game points. */
export interface MatchWorth {
  readonly matches: PointSystem;
  /** Of whole matches. */
  readonly gamesOfMatches: PointSystem;
  /** Records 299: of the values those that stand there. */
  readonly adjustments: readonly TeamAdjustment[];
}

/**
 * The points of matches (362; 2, 1 and 0 by default), of byes (320, else as many as a draw: C.04.6, 1.4) and what record
 * 299 changes of them. A forfeited match is won with all boards, and lost without any points.
 */
export function readWorth(
  records: Records,
  rosters: Rosters,
  games: PointSystem,
  boards: number,
  byeWorth: Decisions['byeWorth'],
  log: ProblemLog,
): MatchWorth {
  const { win, draw, loss } = readMatchPoints(records, log);
  const ofBye = { matches: byeWorth?.matchPoints ?? draw, games: byeWorth?.gamePoints };
  const gamesOfMatches = gamesOfMatch(games, boards, ofBye.games ?? boards * drawValue(games));
  return {
    matches: matchSystem(win, draw, loss, ofBye.matches),
    gamesOfMatches,
    adjustments: readAdjustments(records, rosters, log),
  };
}

/** What a result is worth to a team in a round, in one of the counts; null: what the point system says. */
export function adjustedWorth(
  adjustments: readonly TeamAdjustment[],
  kind: ScoreKind,
  { result, team, round }: { readonly result: ResultCode; readonly team: number; readonly round: number },
): Tenths | null {
  let value: Tenths | null = null;
  for (const adjustment of adjustments) {
    if (adjustment.result === null || adjustment.result !== (LETTERS[result] ?? result)) continue;
    if (adjustment.round !== null && adjustment.round !== round) continue;
    if (adjustment.ids.length > 0 && !adjustment.ids.includes(team)) continue;
    value = (kind === 'match-points' ? adjustment.matchPoints : adjustment.gamePoints) ?? value;
  }
  return value;
}

/** Bonuses and penalties in one of the counts. */
export function bonusesOf(adjustments: readonly TeamAdjustment[], kind: ScoreKind): PointAdjustment[] {
  return adjustments.flatMap(({ result, matchPoints, gamePoints, round, ids }) => {
    const value = kind === 'match-points' ? matchPoints : gamePoints;
    return result === null && value !== null && value !== 0 ? [{ result, value, round, ids }] : [];
  });
}

/** Record 299 names a won match by W, a drawn one by D, a lost one by L. */
const LETTERS: Readonly<Partial<Record<ResultCode, ResultCode>>> = { '1': 'W', '=': 'D', '0': 'L' };

/** Byes and forfeits by the values of played matches; an absent team has nothing. */
export function matchSystem(win: Tenths, draw: Tenths, loss: Tenths, bye: Tenths): PointSystem {
  return {
    whiteWin: win,
    blackWin: win,
    whiteDraw: draw,
    blackDraw: draw,
    whiteLoss: loss,
    blackLoss: loss,
    zeroPointBye: 0,
    halfPointBye: draw,
    fullPointBye: win,
    pairingAllocatedBye: bye,
    forfeitWin: win,
    forfeitLoss: 0,
    unknown: draw,
  };
}

/** What whole matches and byes are worth in game points. */
export function gamesOfMatch(
  games: PointSystem,
  boards: number,
  bye: Tenths = boards * drawValue(games),
): PointSystem {
  return {
    ...matchSystem(boards * winValue(games), boards * drawValue(games), boards * lossValue(games), bye),
    forfeitWin: boards * games.forfeitWin,
    forfeitLoss: boards * games.forfeitLoss,
  };
}

const SYMBOLS = { TW: 'win', TD: 'draw', TL: 'loss' } as const;

function readMatchPoints(records: Records, log: ProblemLog): Record<'win' | 'draw' | 'loss', Tenths> {
  const values = { win: 20, draw: 10, loss: 0 };
  for (const line of linesOf(records, '362')) {
    for (const { symbol, value } of symbolPairs(line, Object.keys(SYMBOLS), log)) {
      const points = pointsOf(line, value, log);
      if (points !== null) values[SYMBOLS[symbol as keyof typeof SYMBOLS]] = points;
    }
  }
  return values;
}

function readAdjustments(records: Records, rosters: Rosters, log: ProblemLog): TeamAdjustment[] {
  return linesOf(records, '299').flatMap((line): TeamAdjustment[] => {
    const record = ADJUSTMENT.read(line, log);
    if (record === null || !areTeams(line, record.ids, rosters, log)) return [];
    const { result, matchPoints, value, round, ids } = record;
    const gamePoints = hasGamePoints(line) ? value : null;
    if (matchPoints === null && gamePoints !== null && result !== null) warnAboutColumns(line, log);
    return [{ result, matchPoints, gamePoints, round, ids }];
  });
}

/** Something stands in the neighbourhood of the columns 14-17. */
function hasGamePoints({ text }: Line): boolean {
  return text.slice(11, 17).trim() !== '';
}

function warnAboutColumns(line: Line, log: ProblemLog): void {
  log.warn(
    'match-points-missing',
    placeOf(line, 8, 4),
    'match points in the columns 8-11',
    'Record 299 of a team event gives game points only.',
    'the match points of such rounds stay as they are',
  );
}
