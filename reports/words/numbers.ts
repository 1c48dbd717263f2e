import type { SidePart } from '../../checker/index.js';
import type { Measure, Tenths } from '../../engine/index.js';
import type { Participants } from './participants.js';
import { person } from './person.js';

/** Tenths as points for people: 25 is "2.5", 20 is "2". */
export function points(tenths: Tenths): string {
  return String(tenths / 10);
}

/**
 * The numbers of a value for people, in descending order; what an unpaired moved-down player has is none: it is marked for
 * names. Of these only systems know that pair players.
 */
export function valueTexts({ measure, value, unpaired = [] }: SidePart): string[] {
  const beyond = unpaired.map(
    ({ player, cameDown }) =>
      `larger than any (player ${person(player)} unpaired, from ${points(cameDown)} above)`,
  );
  return [...beyond, ...(value ?? []).map((number) => String(inUnits(measure, number)))];
}

/** A number of a value in the units that people use: points, squares and products of points, or what is counted. */
export function inUnits(measure: Measure, number: number): number {
  if (measure === 'score' || measure === 'difference') return number / 10;
  return measure === 'squares' || measure === 'products' ? number / 100 : number;
}

/**
 * Starting numbers as a list, marked for names (see `person.ts`) and cut where nobody would read on.
 * @param last goes before the last of them.
 */
export function players(ids: readonly number[], last = ', '): string {
  return cut(ids.map(person), last);
}

/** All of them, marked for names: "5, 12, 19"; "nobody". */
export function idList(ids: readonly number[]): string {
  return ids.length === 0 ? 'nobody' : ids.map(person).join(', ');
}

/** "player 5 floats down", "players 5 and 12 float down", marked for names. */
export function floatDown(
  ids: readonly number[],
  { one, many }: Participants,
  way: 'down' | 'up' = 'down',
): string {
  if (ids.length === 0) return `nobody floats ${way}`;
  return ids.length === 1
    ? `${one} ${person(ids[0])} floats ${way}`
    : `${many} ${players(ids, ' and ')} float ${way}`;
}

/** Pairs as a list like "5-12, 8-19", marked for names. */
export function pairs(list: readonly (readonly [number, number])[]): string {
  return cut(list.map(pair));
}

/** Two starting numbers as "5-12", marked for names. */
export function pair([a, b]: readonly [number, number]): string {
  return `${person(a)}-${person(b)}`;
}

/** Starting numbers that stand for pairs, two by two. */
export function couplesOf(ids: readonly number[]): (readonly [number, number])[] {
  return ids.flatMap((id, index) =>
    index % 2 === 0 && index + 1 < ids.length ? [[id, ids[index + 1]] as const] : [],
  );
}

/** Scores in tenths as "2.5 points", "1 point". */
export function scoring(scores: readonly Tenths[]): string {
  const text = scores.map(points).join(', ');
  return `${text} ${text === '1' ? 'point' : 'points'}`;
}

/** "27 players", or "27 teams". */
export function participants(n: number, { one, many }: Participants): string {
  return counted(n, one, many);
}

/** The same at the beginning of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "1 player", "3 players", "no player". */
export function counted(n: number, one: string, many: string): string {
  return n === 0 ? `no ${one}` : n === 1 ? `1 ${one}` : `${n} ${many}`;
}

/**
 * Two lists that decide against each other at their first difference, as texts of a readable length: long equal
 * beginnings and long ends are left out.
 */
export function contrast(a: readonly string[], b: readonly string[]): [string, string] {
  let first = 0;
  while (first < Math.min(a.length, b.length) && a[first] === b[first]) first++;
  const from = first < LONGEST_LIST - 2 ? 0 : first;
  return [excerpt(a, from), excerpt(b, from)];
}

const LONGEST_LIST = 12;

function excerpt(list: readonly string[], from: number): string {
  if (list.length === 0) return 'none';
  const shown = list.slice(from, from + LONGEST_LIST);
  const before = from > 0 ? [`(${from} the same)`] : [];
  const after = list.length > from + LONGEST_LIST ? ['…'] : [];
  return [...before, ...(shown.length > 0 ? shown : ['nothing more']), ...after].join(', ');
}

function cut(items: readonly string[], last = ', '): string {
  const more = items.length - LONGEST_LIST;
  if (more > 0) return `${items.slice(0, LONGEST_LIST).join(', ')} and ${more} more`;
  return [items.slice(0, -1).join(', '), ...items.slice(-1)].filter((text) => text !== '').join(last);
}

/** Returns names with their counts, the largest count first; equal ones by name. */
export function byCount(counts: Iterable<readonly [string, number]>): (readonly [string, number])[] {
  return [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
}

/** "dutch-2017 and dutch-2026". */
export function listed(names: readonly (string | number)[]): string {
  const [last, ...others] = [...names].reverse();
  return others.length === 0 ? String(last) : `${others.reverse().join(', ')} and ${last}`;
}

/** "round 3", "rounds 3 and 8", "rounds 3, 5 and 8": every round by its number. */
export function roundsByNumber(rounds: readonly number[]): string {
  return `${rounds.length === 1 ? 'round' : 'rounds'} ${listed(rounds)}`;
}

/** Rounds as people say them: "round 3", "rounds 1 to 6", "rounds 1, 3 and 5 to 7". */
export function roundSpans(rounds: readonly number[]): string {
  const spans: [first: number, last: number][] = [];
  for (const round of [...rounds].sort((a, b) => a - b)) {
    const span = spans.at(-1);
    if (span !== undefined && span[1] === round - 1) span[1] = round;
    else spans.push([round, round]);
  }
  const texts = spans.flatMap(([first, last]) =>
    last === first ? [`${first}`] : last === first + 1 ? [`${first}`, `${last}`] : [`${first} to ${last}`],
  );
  const list = [texts.slice(0, -1).join(', '), ...texts.slice(-1)]
    .filter((text) => text !== '')
    .join(' and ');
  return `${rounds.length === 1 ? 'round' : 'rounds'} ${list}`;
}
