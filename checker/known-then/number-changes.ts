import { publishedRound } from '../judge/published-round.js';
import type { SwissCase } from '../case/swiss-case.js';
import type { Change } from './change.js';

/**
 * The changes of the starting list, of one player each, that may explain a first round: those whose list, cut in halves, gives
 * the published pairs. Other rounds are not looked at. Empty for accelerated events, where round 1 is cut otherwise.
 * @param after the last round that was paired by the other numbers.
 */
export function numberChanges({ event }: SwissCase, after: number): Extract<Change, { kind: 'numbers' }>[] {
  if (event.virtualPoints.size > 0) return [];
  const { participants, pairs, bye } = publishedRound(event, 1);
  const all = event.players.map(({ id }) => id);
  const opponentOf = new Map(
    pairs.flatMap(({ white, black }) => [[white, black] as const, [black, white] as const]),
  );
  const isPaired = (id: number): boolean => participants.has(id) && id !== bye;
  const paired = all.filter(isPaired);
  const half = paired.length / 2;
  const areMet = (at: NumberAt, row: number): boolean => opponentOf.get(at(row)) === at(row + half);
  const rows = Array.from({ length: Math.floor(half) }, (_, row) => row);
  const wrong = rows.filter((row) => !areMet((index) => paired[index], row)).slice(0, 1);
  const before = placesBefore(all, isPaired);
  const found: Extract<Change, { kind: 'numbers' }>[] = [];
  for (const [index, player] of all.entries())
    for (let then = 1; then <= all.length; then++) {
      const place = index + 1;
      if (Math.abs(place - then) < LEAST_STEP) continue;
      const to = then > place ? before[then] - (isPaired(player) ? 1 : 0) : before[then - 1];
      const list = isPaired(player) ? movedList(paired, before[index], to) : (at: number) => paired[at];
      // A row that is wrong by the numbers of now shows most changes to be none.
      if (wrong.every((row) => areMet(list, row)) && rows.every((row) => areMet(list, row)))
        found.push({ kind: 'numbers', round: after, player, place, then });
    }
  return found;
}

/** A step of one place exchanges two opponents: nothing shows that this was no mistake. */
const LEAST_STEP = 2;

/** The starting numbers of those who were paired, by their places from 0. */
type NumberAt = (index: number) => number;

/** A list of which one member stands at another place. */
function movedList(list: readonly number[], from: number, to: number): NumberAt {
  return (index) => {
    if (index === to) return list[from];
    if (from < to) return list[index >= from && index < to ? index + 1 : index];
    return list[index > to && index <= from ? index - 1 : index];
  };
}

/** How many of a list up to each place, from none to all, are counted. */
function placesBefore(list: readonly number[], isCounted: (id: number) => boolean): number[] {
  const before = [0];
  for (const id of list) before.push(before[before.length - 1] + (isCounted(id) ? 1 : 0));
  return before;
}
