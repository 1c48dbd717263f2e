import { STANDARD_POINTS, pointsOf } from '../../../engine/index.js';
import type { EventData, EventPlayer, PointAdjustment, PointSystem, Tenths } from '../../../engine/index.js';
import { formatTenths } from '../records/fields.js';
import type { PlayerLine } from '../records/player-record.js';
import { placeOf, type ProblemLog } from '../problems.js';
import type { RequestedByes } from '../tournament.js';

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
 * come may be counted already or not. Blank points are a warning, other points an error, with a hint when all of them
 * would be right under another well-known point system.
 */
export function checkPoints(check: PointCheck, log: ProblemLog): void {
  const wrong = mismatches(check, check.event.points);
  const hint = wrong.length === 0 ? '' : findHint(check);
  for (const { player, expected } of wrong) {
    const printed = formatTenths(player.points ?? 0);
    log.error(
      'points',
      placeOf(player.line, 81, 4),
      formatTenths(expected),
      `Player ${player.id} has ${printed} points in the file, but the results give ${formatTenths(expected)}${hint}.`,
    );
  }
  const blank = check.lines.find((line) => line.points === null);
  if (blank === undefined) return;
  log.warn(
    'points-missing',
    placeOf(blank.line, 81, 4),
    'points like 11.5',
    `The points of player ${blank.id} are missing (reported once).`,
    'missing points are not checked; the results count',
  );
}

/** Point systems that files often use without saying so. */
const COMMON_SYSTEMS: readonly { readonly name: string; readonly points: PointSystem }[] = [
  { name: '1-½-0', points: STANDARD_POINTS },
  { name: '3-1-0', points: scaled(30, 10, 30) },
  { name: '3-1-0 with a bye of 1', points: scaled(30, 10, 10) },
  { name: '2-1-0', points: scaled(20, 10, 20) },
];

function scaled(win: Tenths, draw: Tenths, bye: Tenths): PointSystem {
  return {
    ...STANDARD_POINTS,
    whiteWin: win,
    blackWin: win,
    forfeitWin: win,
    fullPointBye: win,
    whiteDraw: draw,
    blackDraw: draw,
    halfPointBye: draw,
    unknown: draw,
    pairingAllocatedBye: bye,
  };
}

function findHint(check: PointCheck): string {
  for (const { name, points } of COMMON_SYSTEMS) {
    if (mismatches(check, points).length > 0) continue;
    return ` (all points are right if scoring is ${name}: see the records 162, XXS or BBW, BBD, BBU)`;
  }
  return '';
}

function mismatches(
  check: PointCheck,
  points: PointSystem,
): { readonly player: PlayerLine; readonly expected: Tenths }[] {
  const { lines, players, pairedRounds } = check;
  const event: EventData = { ...check.event, points };
  const adjustmentsOf = groupAdjustments(event.adjustments);
  const future = futureByes(check.requestedByes, points);
  const wrong: { player: PlayerLine; expected: Tenths }[] = [];
  lines.forEach((line, index) => {
    if (line.points === null) return;
    const player = players[index];
    const own = event.adjustments.length === 0 ? event : { ...event, adjustments: adjustmentsOf(player.id) };
    let sum = 0;
    for (let round = 1; round <= pairedRounds; round++) sum += pointsOf(own, player, round);
    const withNext = sum + pointsOf(own, player, pairedRounds + 1);
    const withAll = sum + (future.get(player.id) ?? 0);
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
