import { entryOf, pointsOf } from '../../../engine/index.js';
import type { EventData, EventPlayer, PointAdjustment, Tenths } from '../../../engine/index.js';
import type { RequestedByes } from '../tournament.js';

/** What printed points may count: rounds that are over, and byes that are known already. */
export interface CountedRounds {
  readonly event: EventData;
  readonly pairedRounds: number;
  readonly requestedByes: readonly RequestedByes[];
}

/** The points that may be printed for a player, in tenths: the usual sum first. */
export type PointSums = (player: EventPlayer) => readonly Tenths[];

/**
 * The points that the results of a player give. While an event is running the byes of the rounds to come may be counted
 * already or not, and of a round that is being played the byes may not be counted yet.
 */
export function pointSumsOf({ event, pairedRounds, requestedByes }: CountedRounds): PointSums {
  const adjustmentsOf = groupAdjustments(event.adjustments);
  const future = futureByes(event, requestedByes);
  const isPlaying = event.players.some((player) => entryOf(player, pairedRounds).result === '*');
  return (player) => {
    const own = event.adjustments.length === 0 ? event : { ...event, adjustments: adjustmentsOf(player.id) };
    let sum = 0;
    for (let round = 1; round <= pairedRounds; round++) sum += pointsOf(own, player, round);
    const sums = [sum, sum + pointsOf(own, player, pairedRounds + 1), sum + (future.get(player.id) ?? 0)];
    return isPlaying ? [...sums, sum - pointsOf(own, player, pairedRounds)] : sums;
  };
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

function futureByes({ points }: EventData, byes: readonly RequestedByes[]): Map<number, Tenths> {
  const value = {
    F: points.fullPointBye,
    H: points.halfPointBye,
    U: points.pairingAllocatedBye,
    Z: points.zeroPointBye,
  };
  const sums = new Map<number, Tenths>();
  for (const { type, ids } of byes) {
    for (const id of ids) sums.set(id, (sums.get(id) ?? 0) + value[type]);
  }
  return sums;
}
