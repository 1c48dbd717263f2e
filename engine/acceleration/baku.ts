import type { EventData, Tenths } from '../model/event.js';
import { entryOf, tookPart, winValue } from '../model/results.js';

/** The two editions of the Baku Acceleration: C.04.5.1 (2016) and C.04.7 (2026). */
export type BakuEdition = '2016' | '2026';

/**
 * Virtual points of the Baku Acceleration for every player of an event, by starting number and round, in tenths.
 * GA is the first half of those paired in round 1, rounded up to an even number; a later entry belongs to GA when
 * its pairing number is above that of the last player of GA (2016 articles 2-3, 2026 articles 1.2-1.3).
 * The points are those of the text also where its premise does not hold ({@link brokenBakuPremises}).
 * @param firstRound who is there in the first round, by starting number; default: who took part in it.
 */
export function bakuVirtualPoints(
  event: EventData,
  edition: BakuEdition,
  firstRound: (id: number) => boolean = (id) =>
    event.players.some((player) => player.id === id && tookPart(entryOf(player, 1))),
): ReadonlyMap<number, readonly Tenths[]> {
  const present = event.players.filter((player) => firstRound(player.id));
  const size = 2 * Math.ceil(present.length / 4);
  const last = present[Math.min(size, present.length) - 1];
  const lastOrder = present.length === 0 ? -1 : event.players.indexOf(last);
  const points = virtualPointsByRound(event, edition);
  return new Map(event.players.slice(0, lastOrder + 1).map((player) => [player.id, points]));
}

/** What the Baku Acceleration requires of an event: its length, or what its results are worth. */
export type BakuPremise = 'rounds' | 'points';

/**
 * The premises that do not hold: nine rounds and standard points (2016 article 1), a win worth two draws and a loss worth
 * nothing (2026 article 1.1).
 */
export function brokenBakuPremises(
  { totalRounds, points }: Pick<EventData, 'totalRounds' | 'points'>,
  edition: BakuEdition,
): BakuPremise[] {
  const win = winValue(points);
  const isDouble = win === 2 * points.whiteDraw && win === 2 * points.blackDraw;
  const isLossFree = points.whiteLoss === 0 && points.blackLoss === 0;
  const hasPoints = isDouble && isLossFree && (edition === '2026' || win === STANDARD_WIN);
  return [
    ...(edition === '2016' && totalRounds < LEAST_ROUNDS_2016 ? (['rounds'] as const) : []),
    ...(hasPoints ? [] : (['points'] as const)),
  ];
}

const LEAST_ROUNDS_2016 = 9;
const STANDARD_WIN: Tenths = 10;

/** 2016: 1, 1, 1, ½, ½ whatever a win is worth. 2026: the first half of the rounds, the first half of them at the value of a win. */
function virtualPointsByRound(event: EventData, edition: BakuEdition): Tenths[] {
  if (edition === '2016') return [10, 10, 10, 5, 5];
  const win = winValue(event.points);
  const accelerated = Math.ceil(event.totalRounds / 2);
  const full = Math.ceil(accelerated / 2);
  return Array.from({ length: accelerated }, (_, index) => (index < full ? win : win / 2));
}
