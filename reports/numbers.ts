import { BEYOND_ANY_SCORE } from '../engine/index.js';
import type { Tenths } from '../engine/index.js';

/** Tenths as points for people: 25 is "2.5", 20 is "2". */
export function points(tenths: Tenths): string {
  return String(tenths / 10);
}

/** A score difference for people; of a moved-down player who stays unpaired, how far the player came down. */
export function difference(tenths: Tenths): string {
  return tenths >= BEYOND_ANY_SCORE
    ? `unpaired from ${points(tenths - BEYOND_ANY_SCORE)} above`
    : points(tenths);
}

/** Starting numbers as a list, cut where nobody would read on. */
export function players(ids: readonly number[]): string {
  return cut(ids.map(String));
}

/** "player 5 floats down", "players 5, 12 float down". */
export function floatDown(ids: readonly number[]): string {
  if (ids.length === 0) return 'nobody floats down';
  return ids.length === 1 ? `player ${ids[0]} floats down` : `players ${players(ids)} float down`;
}

/** Pairs as a list like "5-12, 8-19". */
export function pairs(list: readonly (readonly [number, number])[]): string {
  return cut(list.map(([a, b]) => `${a}-${b}`));
}

/** "1 player", "3 players", "no player". */
export function counted(n: number, one: string, many: string): string {
  return n === 0 ? `no ${one}` : n === 1 ? `1 ${one}` : `${n} ${many}`;
}

/**
 * Two lists of numbers that decide against each other at their first difference, as texts of a readable length:
 * long equal beginnings and long ends are left out.
 */
export function contrast(
  a: readonly number[],
  b: readonly number[],
  show: (n: number) => string,
): [string, string] {
  let first = 0;
  while (first < Math.min(a.length, b.length) && a[first] === b[first]) first++;
  const from = first < LONGEST_LIST - 2 ? 0 : first;
  return [excerpt(a, from, show), excerpt(b, from, show)];
}

const LONGEST_LIST = 12;

function excerpt(list: readonly number[], from: number, show: (n: number) => string): string {
  if (list.length === 0) return 'none';
  const shown = list.slice(from, from + LONGEST_LIST).map(show);
  const before = from > 0 ? [`(${from} the same)`] : [];
  const after = list.length > from + LONGEST_LIST ? ['…'] : [];
  return [...before, ...(shown.length > 0 ? shown : ['nothing more']), ...after].join(', ');
}

function cut(items: readonly string[]): string {
  const more = items.length - LONGEST_LIST;
  return more <= 0 ? items.join(', ') : `${items.slice(0, LONGEST_LIST).join(', ')} and ${more} more`;
}
