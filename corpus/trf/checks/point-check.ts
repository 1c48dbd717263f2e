import { entryOf } from '../../../engine/index.js';
import type { PointSystem, Tenths } from '../../../engine/index.js';
import { resultWords, type OtherMeaning, type OtherResult } from '../other-meaning.js';
import { placeOf, type Place, type ProblemLog } from '../problems.js';
import { formatTenths } from '../records/fields.js';
import type { PlayerLine } from '../records/player-record.js';
import type { WrongPoints } from '../tournament.js';
import { otherResults, type PrintedRounds } from './other-results.js';
import { pointSumsOf } from './point-sums.js';
import {
  COMMON_SYSTEMS,
  systemThatFits,
  type PointsOff,
  type UndeclaredSystem,
} from './undeclared-points.js';

/** What the check of the printed points needs to know of the tournament. */
export interface PointCheck extends PrintedRounds {
  /** A record says what results are worth. */
  readonly isDeclared: boolean;
  /** A round is one game; of matches of several nothing is told but that their sums differ. */
  readonly hasGames: boolean;
}

/** What became of the printed points. */
export interface CheckedPoints {
  /** What results are worth: as declared, as usual, or as all printed points have it. */
  readonly points: PointSystem;
  readonly wrong: readonly WrongPoints[];
  readonly otherMeanings: readonly OtherMeaning[];
}

/**
 * Compares the printed points (positions 81-84) with the results. One rule: the results count, and wrong points are
 * deviations of the standings, which is a warning here. Where no record says what results are worth, a system by which
 * the printed points are right is taken (see `systemTaken`). An error is only what could mean anything: most points are
 * wrong, no record declares what results are worth, and nothing explains them. What wrong points speak for besides
 * (another result of a game, a bye that is worth something else) is an other meaning of the file. Blank points are a
 * warning.
 */
export function checkPoints(check: PointCheck, log: ProblemLog): CheckedPoints {
  const blank = check.lines.find((line) => line.points === null);
  if (blank !== undefined)
    log.warn(
      'points-missing',
      placeOfPoints(blank),
      'points like 11.5',
      `The points of player ${blank.id} are missing (reported once).`,
      'missing points are not checked; the results count',
    );
  const { points } = check.event;
  const wrong = mismatches(check, points);
  if (wrong.length === 0) return { points, wrong: [], otherMeanings: [] };
  const isOpen = check.hasGames && !check.isDeclared;
  const others = otherResultsOf(check, wrong);
  const isExplained = areExplained(wrong, others);
  const fitting = isOpen ? systemThatFits((other) => pointsOff(check, other)) : null;
  const taken = isOpen ? systemTaken(check, wrong, fitting, isExplained) : null;
  if (taken !== null) {
    const { system, left } = taken;
    const which = left.length === 0 ? 'all' : 'most';
    log.warn(
      'undeclared-points',
      placeOfPoints(wrong[0].player),
      'record 162, XXS or BBW, BBD, BBU',
      `${slipWords(wrong[0])}, and no record says what results are worth.`,
      `${system.name} is taken, by which ${which} printed points are right`,
    );
    const counted = withPoints(check, system.points);
    return resultsCount(counted, left, otherResultsOf(counted, left), log);
  }
  if (!isExplained && isMost(wrong, check)) {
    const earlier = earlierRound(check);
    if (earlier !== null) {
      log.warn(
        'points-of-earlier-round',
        placeOfPoints(wrong[0].player),
        `the points after round ${check.pairedRounds}`,
        `The printed points are all those ${earlier === 0 ? 'before round 1' : `after round ${earlier}`}.`,
        RESULTS_COUNT,
      );
    } else if (!check.isDeclared) {
      for (const slip of wrong) {
        const message = `${slipWords(slip)} (most points are wrong: see the records 162, XXS or BBW, BBD, BBU).`;
        log.error('points', placeOfPoints(slip.player), formatTenths(slip.expected), message);
      }
      return { points, wrong: [], otherMeanings: [] };
    }
  }
  const counted = resultsCount(check, wrong, others, log);
  if (fitting === null || others.length > 0) return counted;
  return { ...counted, otherMeanings: [{ kind: 'worth', what: fitting.name, points: fitting.points }] };
}

/**
 * The system to take where no record declares one, with the points that it leaves wrong: one by which all points are
 * right, where more than one player shows it and no other result of a game explains them as well; a usual one also where
 * most points are wrong without it, and few with it. Null: the usual points count.
 */
function systemTaken(
  check: PointCheck,
  wrong: readonly Mismatch[],
  fitting: UndeclaredSystem | null,
  isExplained: boolean,
): { readonly system: UndeclaredSystem; readonly left: readonly Mismatch[] } | null {
  if (fitting !== null && wrong.length >= WITNESSES && (fitting.isCommon || !isExplained))
    return { system: fitting, left: [] };
  if (isExplained || !isMost(wrong, check)) return null;
  for (const system of COMMON_SYSTEMS) {
    const left = mismatches(check, system.points);
    if (left.length <= Math.max(1, check.lines.length / FEW)) return { system, left };
  }
  return null;
}

function isMost(wrong: readonly Mismatch[], { lines }: PointCheck): boolean {
  return 2 * wrong.length > lines.length;
}

function otherResultsOf(check: PointCheck, wrong: readonly Mismatch[]): OtherResult[] {
  const ids = wrong.map(({ player }) => player.id);
  return check.hasGames ? otherResults(check, ids) : [];
}

/** As many players have to show what a result is worth: one wrong number may be a slip. */
const WITNESSES = 2;
/** One in so many is few. */
const FEW = 10;

function withPoints(check: PointCheck, points: PointSystem): PointCheck {
  return { ...check, event: { ...check.event, points } };
}

function mismatches(check: PointCheck, points: PointSystem): Mismatch[] {
  const sumsOf = pointSumsOf(withPoints(check, points));
  const found: Mismatch[] = [];
  for (const [index, player] of check.lines.entries()) {
    if (player.points === null) continue;
    const sums = sumsOf(check.players[index]);
    if (!sums.includes(player.points)) found.push({ player, expected: sums[0] });
  }
  return found;
}

function pointsOff(check: PointCheck, points: PointSystem): PointsOff[] {
  const { lines, players, pairedRounds } = check;
  const offOf = new Map(
    mismatches(check, points).map(({ player, expected }) => [player.id, (player.points ?? 0) - expected]),
  );
  return lines.flatMap((line, index) => {
    if (line.points === null) return [];
    const results = Array.from(
      { length: pairedRounds },
      (_, round) => entryOf(players[index], round + 1).result,
    );
    return [{ results, off: offOf.get(line.id) ?? 0 }];
  });
}

/** The results count: wrong points are told one by one, with the games whose results they speak against. */
function resultsCount(
  { lines, event }: PointCheck,
  wrong: readonly Mismatch[],
  otherMeanings: readonly OtherResult[],
  log: ProblemLog,
): CheckedPoints {
  for (const slip of wrong) {
    const expected = formatTenths(slip.expected);
    log.warn('points', placeOfPoints(slip.player), expected, `${slipWords(slip)}.`, RESULTS_COUNT);
  }
  for (const meaning of otherMeanings) if (meaning.opponent !== null) reportOtherResult(lines, meaning, log);
  return {
    points: event.points,
    wrong: wrong.map(({ player, expected }) => ({ id: player.id, printed: player.points ?? 0, expected })),
    otherMeanings,
  };
}

/** Everybody's wrong points speak for another result of a game. */
function areExplained(wrong: readonly Mismatch[], meanings: readonly OtherResult[]): boolean {
  const games = meanings.filter(({ opponent }) => opponent !== null);
  const ids = new Set(games.flatMap(({ player, opponent }) => [player, opponent]));
  return wrong.every(({ player }) => ids.has(player.id));
}

/** The last round before the last paired one after which all players had their printed points; null: none. */
function earlierRound(check: PointCheck): number | null {
  for (let round = check.pairedRounds - 1; round >= 0; round--) {
    const before = { ...check, pairedRounds: round, requestedByes: [] };
    if (mismatches(before, check.event.points).length === 0) return round;
  }
  return null;
}

/** A player whose printed points do not follow from the results. */
interface Mismatch {
  readonly player: PlayerLine;
  readonly expected: Tenths;
}

/** The printed points of both players of a game speak for another result. */
function reportOtherResult(lines: readonly PlayerLine[], meaning: OtherResult, log: ProblemLog): void {
  const player = lines.find(({ id }) => id === meaning.player) ?? lines[0];
  const { round, opponent, read, instead } = meaning;
  log.warnOnce(
    `other-result-${round}-${player.id}`,
    'other-result',
    placeOfPoints(player),
    `points that fit ${resultWords(read)} in round ${round}`,
    `The points of players ${player.id} and ${opponent ?? 0} fit ${resultWords(instead)} in round ${round}; the file says ${resultWords(read)}.`,
    RESULTS_COUNT,
  );
}

const RESULTS_COUNT = 'the results count';

function placeOfPoints({ line }: PlayerLine): Place {
  return placeOf(line, 81, 4);
}

function slipWords({ player: { id, points }, expected }: Mismatch): string {
  return `Player ${id} has ${formatTenths(points ?? 0)} points in the file, but the results give ${formatTenths(expected)}`;
}
