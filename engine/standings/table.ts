import type { EventData } from '../model/event.js';
import { unratedParticipant } from '../model/ratings.js';
import { defaultTieBreakEdition } from './all-editions.js';
import { extendedStandings } from './extended-standings.js';
import { Field } from './field.js';
import type { Fraction } from './fraction.js';
import { compareFractions, fraction } from './fraction.js';
import { belowHalf, withoutPlayers } from './left-out.js';
import { finalGroups, separateStandings } from './separate-standings.js';
import type { SeparateStandings } from './separate-standings.js';
import type { StandingsSettings } from './settings.js';
import { tieBreakByCode } from './tie-breaks/all-tie-breaks.js';
import type { TieBreakItem } from './tie-break-item.js';
import { prefersSmaller } from './tie-break.js';
import type { TieBreak } from './tie-break.js';

/** The standings after a round, by a list of tie-breaks. */
export interface StandingsTable {
  /** Rounds that count. */
  readonly round: number;
  readonly columns: readonly StandingsColumn[];
  /** The first the best; those who remain tied (4.2) in the order of the event. */
  readonly rows: readonly StandingsRow[];
  /** Starting numbers of those who completed less than half of their games in a round robin. */
  readonly leftOut: readonly number[];
}

export interface StandingsColumn {
  readonly item: TieBreakItem;
  /** Null for a tie-break that C.07 does not define. */
  readonly tieBreak: TieBreak | null;
  /** Why it has no values and decides nothing; null where it does. */
  readonly dropped: DropReason | null;
}

export type DropReason =
  /** Not defined by C.07. */
  | 'not-fide'
  /** Unrated players are present (10). */
  | 'unrated-players'
  /** Article 8, note. */
  | 'not-in-round-robins'
  /** 9.2 */
  | 'only-in-round-robins'
  /** 12, 13: players are ranked. */
  | 'only-for-teams';

export interface StandingsRow {
  /** Starting number. */
  readonly id: number;
  /** Those who remain tied share the best place: 1, 2, 2, 4. */
  readonly rank: number;
  /**
   * One for each column; null for no value. That of the direct encounter is the points from the games among those
   * who were tied, null for who was tied with nobody; it is not the values that separate them but article 6.
   */
  readonly values: readonly (Fraction | null)[];
  /** The rank once the column has decided what it can: the first column in which two players have different ones decides. */
  readonly ranks: readonly number[];
}

/**
 * The standings of an event.
 * @param list the tie-breaks from the first; PTS among them where points decide (`standingsList`).
 * @param round how many rounds count; the table is made as if the tournament ended with the last of them.
 */
export function standingsTable(
  event: EventData,
  list: readonly TieBreakItem[],
  round: number,
  settings: Partial<StandingsSettings> = {},
): StandingsTable {
  return openStandings(event, list, round, settings).table;
}

/** The table with what is needed to tell how it came about. */
export interface OpenedStandings {
  readonly table: StandingsTable;
  readonly field: Field;
  /** For each column that is a direct encounter: its separate standings, one for each group of tied players. */
  readonly encounters: readonly (readonly SeparateStandings[])[];
}

export function openStandings(
  event: EventData,
  list: readonly TieBreakItem[],
  round: number,
  partial: Partial<StandingsSettings> = {},
): OpenedStandings {
  const settings = { ...DEFAULT_SETTINGS, ...partial };
  const leaves = settings.isRoundRobin && settings.leavesOutBelowHalf && round >= event.totalRounds;
  const leftOut = leaves ? belowHalf(event, round) : [];
  const field = new Field(withoutPlayers(event, leftOut), round, settings);
  // Somebody who never took part is not present (10).
  const hasUnrated = settings.unrated === null && unratedParticipant(event.players, round) !== null;
  const isOfTeams = event.teamScores !== undefined;
  const columns = list.map((item) => columnOf(item, settings, hasUnrated, isOfTeams));
  const ranking = new Ranking(field);
  const decided = columns.map((column) => ranking.decide(column));
  const rank = ranking.ranks;
  const rows = ranking.order.map((place) => ({
    id: field.players[place].id,
    rank: rank[place],
    values: decided.map(({ values }) => values[place]),
    ranks: decided.map(({ ranks }) => ranks[place]),
  }));
  return {
    table: { round, columns, rows, leftOut },
    field,
    encounters: decided.map(({ encounters }) => encounters),
  };
}

const DEFAULT_SETTINGS: StandingsSettings = {
  edition: defaultTieBreakEdition,
  isRoundRobin: false,
  unrated: null,
  leavesOutBelowHalf: true,
  otherReadings: new Set(),
};

function columnOf(
  item: TieBreakItem,
  settings: StandingsSettings,
  hasUnrated: boolean,
  isOfTeams: boolean,
): StandingsColumn {
  const tieBreak = item.isFide ? tieBreakByCode(item.code) : null;
  const isOnlyOfTeams = tieBreak?.isForTeams === true || item.score !== undefined;
  const dropped = isOnlyOfTeams && !isOfTeams ? 'only-for-teams' : dropReason(tieBreak, settings, hasUnrated);
  return { item, tieBreak, dropped };
}

function dropReason(
  tieBreak: TieBreak | null,
  { edition, isRoundRobin }: StandingsSettings,
  hasUnrated: boolean,
): DropReason | null {
  if (tieBreak === null) return 'not-fide';
  const { isRatingsBased = false, only } = tieBreak;
  if (isRatingsBased && hasUnrated) return 'unrated-players';
  if (only === 'swiss' && isRoundRobin && edition.barsBuchholzFromRoundRobins) return 'not-in-round-robins';
  return only === 'round-robin' && !isRoundRobin ? 'only-in-round-robins' : null;
}

interface Decided {
  readonly values: readonly (Fraction | null)[];
  readonly ranks: readonly number[];
  readonly encounters: readonly SeparateStandings[];
}

/** The players in groups of those who are still tied, from the top (4.2). */
class Ranking {
  private groups: (readonly number[])[];

  constructor(private readonly field: Field) {
    const everybody = field.players.map((_, place) => place);
    this.groups = everybody.length === 0 ? [] : [everybody];
  }

  get order(): number[] {
    return this.groups.flat();
  }

  get ranks(): number[] {
    const ranks = new Array<number>(this.field.players.length);
    let rank = 1;
    for (const group of this.groups) {
      for (const place of group) ranks[place] = rank;
      rank += group.length;
    }
    return ranks;
  }

  decide({ item, tieBreak, dropped }: StandingsColumn): Decided {
    const none = this.field.players.map(() => null);
    if (tieBreak === null || dropped !== null) return { values: none, ranks: this.ranks, encounters: [] };
    const { tally } = tieBreak;
    const field = fieldOf(this.field, item);
    if (tally === null) return this.encounter(item, field, tieBreak.knockOut);
    const values = field.players.map((_, place) => tally(field, place, item).value);
    const sign = prefersSmaller(tieBreak, item) ? 1 : -1;
    const applies = (group: readonly number[]): boolean =>
      tieBreak.needsEqualGamePoints !== true || haveEqualGamePoints(field, group);
    this.groups = this.groups.flatMap((group) =>
      applies(group) ? splitByValue(group, values, sign) : [group],
    );
    if (tieBreak.series !== undefined) this.splitBySeries(field, tieBreak.series, sign);
    return { values, ranks: this.ranks, encounters: [] };
  }

  /** 12.2, 12.3: one value after the other, until the tie is broken. */
  private splitBySeries(field: Field, series: NonNullable<TieBreak['series']>, sign: number): void {
    const lists = field.players.map((_, place) => series(field, place));
    const length = Math.max(0, ...lists.map((list) => list.length));
    for (let index = 0; index < length; index++) {
      const values = lists.map((list) => fraction(list[index]));
      this.groups = this.groups.flatMap((group) => splitByValue(group, values, sign));
    }
  }

  private encounter(item: TieBreakItem, field: Field, knockOut?: TieBreak['knockOut']): Decided {
    const values: (Fraction | null)[] = this.field.players.map(() => null);
    const encounters: SeparateStandings[] = [];
    this.groups = this.groups.flatMap((group) => {
      if (group.length === 1) return [group];
      const extended = knockOut === undefined ? null : extendedStandings(field, group, item, knockOut);
      const separate = extended?.deciding ?? separateStandings(field, group, item);
      encounters.push(separate);
      group.forEach((place, index) => {
        values[place] = fraction(separate.scores[index], 10 * separate.unit);
      });
      return extended?.groups ?? finalGroups(separate);
    });
    return { values, ranks: this.ranks, encounters };
  }
}

/** The field with the score by which a tie-break goes. */
export function fieldOf(field: Field, { score }: TieBreakItem): Field {
  return score === undefined ? field : field.by(score);
}

function haveEqualGamePoints(field: Field, group: readonly number[]): boolean {
  const { players } = field.by('game-points');
  return group.every((place) => players[place].score === players[group[0]].score);
}

/** Who has no value comes last. */
function splitByValue(
  group: readonly number[],
  values: readonly (Fraction | null)[],
  sign: number,
): (readonly number[])[] {
  if (group.length === 1) return [group];
  const compare = (a: number, b: number): number => {
    const [left, right] = [values[a], values[b]];
    if (left === null || right === null) return (left === null ? 1 : 0) - (right === null ? 1 : 0);
    return sign * compareFractions(left, right);
  };
  const groups: number[][] = [];
  for (const place of [...group].sort(compare)) {
    const last = groups.at(-1);
    if (last !== undefined && compare(last[0], place) === 0) last.push(place);
    else groups.push([place]);
  }
  return groups;
}
