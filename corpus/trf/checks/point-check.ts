import { entryOf, pointsOf } from '../../../engine/index.js';
import type { EventData, EventPlayer, PointAdjustment, PointSystem, Tenths } from '../../../engine/index.js';
import { formatTenths } from '../records/fields.js';
import type { PlayerLine } from '../records/player-record.js';
import { placeOf, type ProblemLog } from '../problems.js';
import type { RequestedByes, WrongPoints } from '../tournament.js';
import { COMMON_SYSTEMS, hintOfOtherPoints } from './undeclared-points.js';
import type { PointsOff } from './undeclared-points.js';

/** What the check of the printed points needs to know of the tournament. */
export interface PointCheck {
  readonly event: EventData;
  readonly lines: readonly PlayerLine[];
  /** In the order of `lines`. */
  readonly players: readonly EventPlayer[];
  readonly pairedRounds: number;
  readonly requestedByes: readonly RequestedByes[];
}

/**
 * Compares the printed points (positions 81-84) with the results. While an event is running the byes of the rounds to
 * come may be counted already or not, and of a round that is being played the byes may not be counted yet. Blank points are a warning. Wrong ones are errors where they hint at results that
 * are worth something else than the file declares, for then a pairing could be judged wrongly; else warnings.
 * @returns the wrong points that are no errors.
 */
export function checkPoints(check: PointCheck, log: ProblemLog): readonly WrongPoints[] {
  const wrong = mismatches(check, check.event.points);
  const hint = wrong.length === 0 ? null : findHint(check, wrong);
  for (const { player, expected } of wrong) {
    const printed = formatTenths(player.points ?? 0);
    const place = placeOf(player.line, 81, 4);
    const message = `Player ${player.id} has ${printed} points in the file, but the results give ${formatTenths(expected)}`;
    if (hint !== null) log.error('points', place, formatTenths(expected), `${message}${hint}.`);
    else log.warn('points', place, formatTenths(expected), `${message}.`, 'the results count');
  }
  warnAboutBlanks(check, log);
  if (hint !== null) return [];
  return wrong.map(({ player, expected }) => ({ id: player.id, printed: player.points ?? 0, expected }));
}

function warnAboutBlanks({ lines }: PointCheck, log: ProblemLog): void {
  const blank = lines.find((line) => line.points === null);
  if (blank === undefined) return;
  log.warn(
    'points-missing',
    placeOf(blank.line, 81, 4),
    'points like 11.5',
    `The points of player ${blank.id} are missing (reported once).`,
    'missing points are not checked; the results count',
  );
}

/** Why the points may be meant otherwise, as the end of a sentence; null where nothing hints at it. */
function findHint(check: PointCheck, wrong: readonly Mismatch[]): string | null {
  const records = 'see the records 162, XXS or BBW, BBD, BBU';
  for (const { name, points } of COMMON_SYSTEMS) {
    if (mismatches(check, points).length === 0)
      return ` (all points are right if scoring is ${name}: ${records})`;
  }
  const hint = hintOfOtherPoints(pointsOff(check, wrong));
  if (hint === null) return null;
  if (hint.what === null) return ` (most points are wrong: ${records})`;
  const difference = `${formatTenths(Math.abs(hint.by))} ${hint.by > 0 ? 'more' : 'less'}`;
  return ` (all points are right if ${hint.what} is worth ${difference}: ${records})`;
}

function pointsOff({ lines, players, pairedRounds }: PointCheck, wrong: readonly Mismatch[]): PointsOff[] {
  const offOf = new Map(wrong.map(({ player, expected }) => [player.id, (player.points ?? 0) - expected]));
  return lines.flatMap((line, index) => {
    if (line.points === null) return [];
    const results = Array.from(
      { length: pairedRounds },
      (_, round) => entryOf(players[index], round + 1).result,
    );
    return [{ results, off: offOf.get(line.id) ?? 0 }];
  });
}

interface Mismatch {
  readonly player: PlayerLine;
  readonly expected: Tenths;
}

function mismatches(check: PointCheck, points: PointSystem): Mismatch[] {
  const { lines, players, pairedRounds } = check;
  const event: EventData = { ...check.event, points };
  const adjustmentsOf = groupAdjustments(event.adjustments);
  const future = futureByes(check.requestedByes, points);
  const isPlaying = players.some((player) => entryOf(player, pairedRounds).result === '*');
  const wrong: Mismatch[] = [];
  lines.forEach((line, index) => {
    if (line.points === null) return;
    const player = players[index];
    const own = event.adjustments.length === 0 ? event : { ...event, adjustments: adjustmentsOf(player.id) };
    let sum = 0;
    for (let round = 1; round <= pairedRounds; round++) sum += pointsOf(own, player, round);
    const withNext = sum + pointsOf(own, player, pairedRounds + 1);
    const withAll = sum + (future.get(player.id) ?? 0);
    if (isPlaying && line.points === sum - pointsOf(own, player, pairedRounds)) return;
    if (line.points !== sum && line.points !== withNext && line.points !== withAll) {
      wrong.push({ player: line, expected: sum });
    }
  });
  return wrong;
}

/** Adjustments that concern a player, so that the check stays linear with long lists of players. */
function groupAdjustments(adjustments: readonly PointAdjustment[]): (id: number) => PointAdjustment[] {
  const byPlayer = new Map<number, Set<PointAdjustment>>();
  for (const adjustment of adjustments) {
    for (const id of adjustment.ids) {
      const own = byPlayer.get(id) ?? new Set();
      byPlayer.set(id, own.add(adjustment));
    }
  }
  return (id) => {
    const own = byPlayer.get(id);
    return adjustments
      .filter((adjustment) => adjustment.ids.length === 0 || own?.has(adjustment) === true)
      .map((adjustment) => ({ ...adjustment, ids: [] }));
  };
}

function futureByes(byes: readonly RequestedByes[], points: PointSystem): Map<number, Tenths> {
  const value = { F: points.fullPointBye, H: points.halfPointBye, Z: points.zeroPointBye };
  const sums = new Map<number, Tenths>();
  for (const { type, ids } of byes) {
    for (const id of ids) sums.set(id, (sums.get(id) ?? 0) + value[type]);
  }
  return sums;
}
