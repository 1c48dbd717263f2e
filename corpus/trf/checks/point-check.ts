import { entryOf } from '../../../engine/index.js';
import type { EventData, EventPlayer, PointSystem } from '../../../engine/index.js';
import type { OtherMeaning, OtherResult } from '../other-meaning.js';
import type { PlayerLine } from '../records/player-record.js';
import type { ProblemLog } from '../problems.js';
import type { RequestedByes, WrongPoints } from '../tournament.js';
import { otherResults } from './other-results.js';
import {
  reportAnything,
  reportOtherResult,
  reportSlip,
  warnAboutBlanks,
  warnAboutEarlierRound,
  warnAboutSystem,
} from './point-problems.js';
import type { Mismatch } from './point-problems.js';
import { pointSumsOf } from './point-sums.js';
import { COMMON_SYSTEMS, systemThatFits } from './undeclared-points.js';
import type { PointsOff } from './undeclared-points.js';

/** What the check of the printed points needs to know of the tournament. */
export interface PointCheck {
  readonly event: EventData;
  readonly lines: readonly PlayerLine[];
  /** In the order of `lines`. */
  readonly players: readonly EventPlayer[];
  readonly pairedRounds: number;
  readonly requestedByes: readonly RequestedByes[];
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
 * deviations of the standings, which is a warning here. Where no record says what results are worth, and the printed
 * points of several players show it, by a system by which all of them are right, that one is taken; by a usual one also
 * where few are left wrong. An error is only what could mean anything: most points are wrong, no record declares what
 * results are worth, and nothing explains them. What wrong points speak for besides (another result of a game, a bye that
 * is worth something else) is an other meaning of the file. Blank points are a warning.
 */
export function checkPoints(check: PointCheck, log: ProblemLog): CheckedPoints {
  warnAboutBlanks(check.lines, log);
  const { points } = check.event;
  const wrong = mismatches(check, points);
  if (wrong.length === 0) return { points, wrong: [], otherMeanings: [] };
  const isOpen = check.hasGames && !check.isDeclared;
  const fitting = !isOpen ? null : systemThatFits((other) => pointsOff(check, other));
  if (fitting !== null && wrong.length >= WITNESSES) {
    warnAboutSystem(wrong[0], fitting.name, 'all printed points are right', log);
    return { points: fitting.points, wrong: [], otherMeanings: [] };
  }
  const isMost = 2 * wrong.length > check.lines.length;
  if (isMost && isOpen) {
    for (const system of COMMON_SYSTEMS) {
      const left = mismatches(check, system.points);
      if (left.length > Math.max(1, check.lines.length / FEW)) continue;
      warnAboutSystem(wrong[0], system.name, 'most printed points are right', log);
      return resultsCount(withPoints(check, system.points), left, log);
    }
  }
  const otherMeanings = check.hasGames
    ? otherResults(
        check,
        wrong.map(({ player }) => player.id),
      )
    : [];
  if (isMost && !areExplained(wrong, otherMeanings)) {
    const earlier = earlierRound(check);
    if (earlier !== null) warnAboutEarlierRound(wrong[0], check.pairedRounds, earlier, log);
    else if (!check.isDeclared) {
      reportAnything(wrong, log);
      return { points, wrong: [], otherMeanings: [] };
    }
  }
  const counted = resultsCount(check, wrong, log);
  if (fitting === null || counted.otherMeanings.length > 0) return counted;
  return { ...counted, otherMeanings: [{ kind: 'worth', what: fitting.name, points: fitting.points }] };
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
  return check.lines.flatMap((player, index) => {
    if (player.points === null) return [];
    const sums = sumsOf(check.players[index]);
    return sums.includes(player.points) ? [] : [{ player, expected: sums[0] }];
  });
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
function resultsCount(check: PointCheck, wrong: readonly Mismatch[], log: ProblemLog): CheckedPoints {
  for (const slip of wrong) reportSlip(slip, log);
  const ids = wrong.map(({ player }) => player.id);
  const otherMeanings = check.hasGames ? otherResults(check, ids) : [];
  for (const meaning of otherMeanings) reportOtherResult(check.lines, meaning, log);
  return {
    points: check.event.points,
    wrong: wrong.map(({ player, expected }) => ({ id: player.id, printed: player.points ?? 0, expected })),
    otherMeanings,
  };
}

/** Everybody's wrong points speak for another result. */
function areExplained(wrong: readonly Mismatch[], meanings: readonly OtherResult[]): boolean {
  const ids = new Set(meanings.flatMap(({ player, opponent }) => [player, opponent]));
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
