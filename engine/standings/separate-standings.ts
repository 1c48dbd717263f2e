import type { ScoreKind } from '../model/event.js';
import type { Field } from './field.js';
import { isPaired } from './player-record.js';
import type { RoundRecord } from './player-record.js';
import type { TieBreakItem } from './tie-break-item.js';

/** One application of article 6 to players who are tied. */
export interface SeparateStandings {
  /** The score of teams that counts; absent: that of players. */
  readonly score?: ScoreKind;
  /** The tied players, as places in the field. */
  readonly players: readonly number[];
  /** Points from their encounters in the order of the players, in the given fraction of a tenth of a point. */
  readonly scores: readonly number[];
  readonly unit: number;
  /** How many of the others each of them has not met. */
  readonly missing: readonly number[];
  /** All have met (6.2), some are ranked for certain (6.3), or nobody is. */
  readonly article: '6.2' | '6.3' | null;
  /** The players in their new order; those in one group remain tied, unless article 6 was applied again to them. */
  readonly groups: readonly (readonly number[])[];
  /** The further applications that article 6 asks for, from the top. */
  readonly further: readonly SeparateStandings[];
}

/** Applies the direct encounter to two or more tied players. */
export function separateStandings(
  field: Field,
  players: readonly number[],
  item: Pick<TieBreakItem, 'forfeitsPlayed'>,
): SeparateStandings {
  const encounters = encountersAmong(field, players, item);
  const { scores, missing } = encounters;
  const { teamScores } = field;
  const common = { players, ...encounters, ...(teamScores === null ? {} : { score: teamScores.primary }) };
  const lowest = lowestScores(field, encounters);
  const order = players.map((_, index) => index).sort((a, b) => lowest[b] - lowest[a]);
  const inOrder = (indexes: readonly number[]): number[] => indexes.map((index) => players[index]);
  const again = (group: readonly number[]): SeparateStandings => separateStandings(field, group, item);
  if (missing.every((count) => count === 0)) {
    const groups = grouped(order, scores).map(inOrder);
    const further = groups.length === 1 ? [] : groups.filter((group) => group.length > 1).map(again);
    return { article: '6.2', groups, further, ...common };
  }
  const certain = field.settings.isRoundRobin ? 0 : certainRanks(field, order, lowest, encounters);
  if (certain === 0) return { article: null, groups: [players], further: [], ...common };
  const rest = inOrder(order.slice(certain));
  const groups = [...order.slice(0, certain).map((index) => [players[index]]), rest].filter(isNotEmpty);
  return { article: '6.3', groups, further: rest.length > 1 ? [again(rest)] : [], ...common };
}

/** The groups that remain tied after all applications, from the top. */
export function finalGroups(standings: SeparateStandings): (readonly number[])[] {
  return standings.groups.flatMap((group) => {
    const again = standings.further.find(({ players }) => players[0] === group[0]);
    return group.length > 1 && again !== undefined ? finalGroups(again) : [group];
  });
}

type Encounters = Pick<SeparateStandings, 'scores' | 'unit' | 'missing'>;

/** 6.1: the points against each other; of several games between two the average counts (6.1.2). */
function encountersAmong(
  field: Field,
  players: readonly number[],
  item: Pick<TieBreakItem, 'forfeitsPlayed'>,
): Encounters {
  const tied = new Set(players);
  const met = players.map((place) => pointsByOpponent(field, place, tied, item));
  let unit = 1;
  for (const games of met) for (const { length } of games.values()) unit = leastCommonMultiple(unit, length);
  const scores = met.map((games) =>
    [...games.values()].reduce(
      (sum, points) => sum + (points.reduce((a, b) => a + b, 0) * unit) / points.length,
      0,
    ),
  );
  return { scores, unit, missing: met.map(({ size }) => players.length - 1 - size) };
}

function pointsByOpponent(
  field: Field,
  place: number,
  tied: ReadonlySet<number>,
  item: Pick<TieBreakItem, 'forfeitsPlayed'>,
): Map<number, number[]> {
  const met = new Map<number, number[]>();
  for (const round of field.players[place].rounds) {
    if (!isEncounter(field, round, item) || !tied.has(round.opponent)) continue;
    const games = met.get(round.opponent);
    if (games === undefined) met.set(round.opponent, [round.worth]);
    else games.push(round.worth);
  }
  return met;
}

/** 6.1.1: forfeits are left out, but in a round robin (15.2) and where the regulations say otherwise (/P). */
export function isEncounter(
  { settings }: Field,
  round: RoundRecord,
  { forfeitsPlayed }: Pick<TieBreakItem, 'forfeitsPlayed'>,
): boolean {
  return isPaired(round) && (round.kind === 'game' || settings.isRoundRobin || forfeitsPlayed);
}

/** With every missing game lost. */
function lowestScores({ loss }: Field, { scores, unit, missing }: Encounters): number[] {
  return scores.map((score, index) => score + missing[index] * loss * unit);
}

/** 6.3: how many stand alone at the top, one after the other, whatever the outcome of the missing games. */
function certainRanks(
  { win }: Field,
  order: readonly number[],
  lowest: readonly number[],
  { scores, unit, missing }: Encounters,
): number {
  const highest = (index: number): number => scores[index] + missing[index] * win * unit;
  let certain = 0;
  while (certain < order.length) {
    const candidate = lowest[order[certain]];
    if (order.slice(certain + 1).some((other) => highest(other) >= candidate)) break;
    certain++;
  }
  return certain;
}

function grouped(order: readonly number[], scores: readonly number[]): number[][] {
  const groups: number[][] = [];
  for (const index of order) {
    const last = groups.at(-1);
    if (last !== undefined && scores[last[0]] === scores[index]) last.push(index);
    else groups.push([index]);
  }
  return groups;
}

function isNotEmpty(group: readonly number[]): boolean {
  return group.length > 0;
}

function leastCommonMultiple(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y > 0) [x, y] = [y, x % y];
  return (a / x) * b;
}
