import type { TieBreakItem } from '../index.js';
import { isForfeit, isGame, playerOf, scoreOf, teamsOf } from './plain-field.js';
import type { PlainField } from './plain-field.js';
import { boardTotals, byScore, plainValue } from './plain-values.js';

type Groups = readonly (readonly number[])[];

/** The rank of every player by a list of tie-breaks, those who remain tied sharing the best (4.2), by starting number. */
export function plainRanks(field: PlainField, list: readonly TieBreakItem[]): ReadonlyMap<number, number> {
  let groups: Groups = [field.players.map(({ id }) => id)];
  for (const item of list)
    groups = groups.flatMap((group) => (group.length === 1 ? [group] : split(field, group, item)));
  const ranks = new Map<number, number>();
  for (const group of groups) {
    const rank = ranks.size + 1;
    for (const id of group) ranks.set(id, rank);
  }
  return ranks;
}

function split(whole: PlainField, group: readonly number[], item: TieBreakItem): Groups {
  const { code } = item;
  const field = item.score === undefined ? whole : byScore(whole, item.score);
  if (code === 'DE') return directEncounter(field, group, item.forfeitsPlayed);
  if (code.startsWith('EDE')) return extendedEncounter(field, group, item);
  if (code === 'BC') {
    const games = byScore(field, 'game-points');
    if (new Set(group.map((id) => scoreOf(playerOf(games, id)))).size > 1) return [group];
  }
  const key = (id: number): readonly (number | null)[] =>
    code === 'TBR' || code === 'BBE' ? boardKey(code, boardTotals(field, id)) : [plainValue(whole, id, item)];
  const isSmaller = (code === 'TPN' || code === 'BC') !== item.isReversed;
  return byKey(group, key, isSmaller);
}

/** 12.2, 12.3 */
function boardKey(code: string, boards: readonly number[]): number[] {
  if (code === 'TBR') return [...boards];
  return boards.map((_, index) => boards.slice(0, boards.length - 1 - index).reduce((a, b) => a + b, 0));
}

/** The first of the numbers that differs decides; none is the last. */
function byKey(
  group: readonly number[],
  key: (id: number) => readonly (number | null)[],
  isSmaller: boolean,
): Groups {
  const sign = isSmaller ? 1 : -1;
  const worst = isSmaller ? Infinity : -Infinity;
  const keys = new Map(group.map((id) => [id, key(id)]));
  const compare = (a: number, b: number): number => {
    const [left, right] = [keys.get(a) ?? [], keys.get(b) ?? []];
    const at = left.findIndex((value, index) => Math.abs((value ?? worst) - (right[index] ?? worst)) > 1e-9);
    return at < 0 ? 0 : sign * ((left[at] ?? worst) - (right[at] ?? worst));
  };
  const groups: number[][] = [];
  for (const id of group.toSorted(compare)) {
    const last = groups.at(-1);
    if (last !== undefined && compare(last[0], id) === 0) last.push(id);
    else groups.push([id]);
  }
  return groups;
}

interface Meetings {
  /** Points of each against the others; of several games the average (6.1.2). */
  readonly points: ReadonlyMap<number, number>;
  /** How many of the others each has not met. */
  readonly missing: ReadonlyMap<number, number>;
}

/** 6.1 */
export function meetingsAmong(field: PlainField, group: readonly number[], isPlayed: boolean): Meetings {
  const points = new Map<number, number>();
  const missing = new Map<number, number>();
  for (const id of group) {
    const averages = group.flatMap((other) => {
      const games = playerOf(field, id).rounds.filter(
        (round) =>
          round.opponent === other && (isGame(round) || (isForfeit(round) && (isPlayed || field.isRobin))),
      );
      return games.length === 0 ? [] : [games.reduce((sum, { worth }) => sum + worth, 0) / games.length];
    });
    points.set(
      id,
      averages.reduce((a, b) => a + b, 0),
    );
    missing.set(id, group.length - 1 - averages.length);
  }
  return { points, missing };
}

/** 6.2, 6.3 */
function directEncounter(field: PlainField, group: readonly number[], isPlayed: boolean): Groups {
  const { points, missing } = meetingsAmong(field, group, isPlayed);
  const again = (one: readonly number[]): Groups =>
    one.length < 2 ? (one.length === 0 ? [] : [one]) : directEncounter(field, one, isPlayed);
  if (group.every((id) => missing.get(id) === 0)) {
    const groups = byKey(group, (id) => [points.get(id) ?? 0], false);
    return groups.length === 1 ? groups : groups.flatMap(again);
  }
  if (field.isRobin) return [group];
  const sumOf = (id: number): number => points.get(id) ?? 0;
  const lowest = (id: number): number => sumOf(id) + (missing.get(id) ?? 0) * field.loss;
  const highest = (id: number): number => sumOf(id) + (missing.get(id) ?? 0) * field.win;
  const first: number[] = [];
  let rest = [...group];
  for (;;) {
    const top = rest.find((id) => rest.every((other) => other === id || lowest(id) > highest(other) + 1e-9));
    if (top === undefined) break;
    first.push(top);
    rest = rest.filter((id) => id !== top);
  }
  return first.length === 0 ? [group] : [...first.map((id) => [id]), ...again(rest)];
}

/** 13.3 */
function extendedEncounter(field: PlainField, group: readonly number[], item: TieBreakItem): Groups {
  for (const one of [field, teamsOf(field).other()]) {
    const groups = directEncounter(one, group, item.forfeitsPlayed);
    if (groups.length > 1)
      return groups.flatMap((part) => (part.length === 1 ? [part] : extendedEncounter(field, part, item)));
  }
  if (group.length !== 2) return [group];
  const codes =
    { EDE: [], EDEBT: ['BC', 'TBR'], EDEBB: ['BC', 'BBE'], EDET: ['TBR'], EDEB: ['BBE'] }[item.code] ?? [];
  const [a, b] = group;
  const boards = new Map<number, readonly number[]>(
    [
      [a, b],
      [b, a],
    ].map(([id, other]) => [
      id,
      boardTotals(
        field,
        id,
        (round) =>
          round.opponent === other &&
          (isGame(round) || (isForfeit(round) && (item.forfeitsPlayed || field.isRobin))),
      ),
    ]),
  );
  for (const code of codes) {
    const key = (id: number): readonly number[] =>
      code === 'BC'
        ? [(boards.get(id) ?? []).reduce((sum, points, board) => sum + (board + 1) * points, 0)]
        : boardKey(code, boards.get(id) ?? []);
    const groups = byKey(group, key, code === 'BC');
    if (groups.length > 1) return groups;
  }
  return [group];
}
