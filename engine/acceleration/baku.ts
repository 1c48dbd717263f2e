import type { EventData, Tenths } from '../model/event.js';
import { entryOf, tookPart, winValue } from '../model/results.js';

/** The two editions of the Baku Acceleration: C.04.5.1 (2016) and C.04.7 (2026). */
export type BakuEdition = '2016' | '2026';

/**
 * Virtual points of the Baku Acceleration for every player of an event, by starting number and round, in tenths.
 * GA is the first half of those paired in round 1, rounded up to an even number; a later entry belongs to GA when
 * its pairing number is above that of the last player of GA (2016 articles 2-3, 2026 articles 1.2-1.3).
 * @param firstRound who is there in the first round, by starting number; default: who took part in it.
 * @returns null when the acceleration does not apply: 2016 below nine rounds.
 */
export function bakuVirtualPoints(
  event: EventData,
  edition: BakuEdition,
  firstRound: (id: number) => boolean = (id) =>
    event.players.some((player) => player.id === id && tookPart(entryOf(player, 1))),
): ReadonlyMap<number, readonly Tenths[]> | null {
  if (edition === '2016' && event.totalRounds < 9) return null;
  const present = event.players.filter((player) => firstRound(player.id));
  const size = 2 * Math.ceil(present.length / 4);
  const last = present[Math.min(size, present.length) - 1];
  const lastOrder = present.length === 0 ? -1 : event.players.indexOf(last);
  const points = virtualPointsByRound(event, edition);
  return new Map(event.players.slice(0, lastOrder + 1).map((player) => [player.id, points]));
}

/** 2016: 1, 1, 1, ½, ½. 2026: the first half of the rounds, the first half of them at the value of a win. */
function virtualPointsByRound(event: EventData, edition: BakuEdition): Tenths[] {
  const win = winValue(event.points);
  const accelerated = edition === '2016' ? 5 : Math.ceil(event.totalRounds / 2);
  const full = Math.ceil(accelerated / 2);
  return Array.from({ length: accelerated }, (_, index) => (index < full ? win : win / 2));
}
