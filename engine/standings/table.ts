import type { EventData, Tenths } from '../model/event.js';
import { unratedParticipant } from '../model/ratings.js';
import { defaultTieBreakEdition } from './all-editions.js';
import { Field } from './field.js';
import type { Fraction } from './fraction.js';
import { belowHalf, withoutPlayers } from './left-out.js';
import type { DropReason, StandingsColumn } from './column.js';
import { Ranking } from './ranking.js';
import type { SeparateStandings } from './separate-standings.js';
import type { StandingsSettings } from './settings.js';
import { tieBreakByCode } from './tie-breaks/all-tie-breaks.js';
import type { TieBreakItem } from './tie-break-item.js';
import { articlesOf } from './tie-break.js';
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

/** The standings without the values of the tie-breaks: see {@link standingsRanks}. */
export interface StandingsRanks extends Pick<StandingsTable, 'round' | 'columns' | 'leftOut'> {
  /** The first the best. */
  readonly rows: readonly RankedRow[];
}

export interface RankedRow {
  /** Starting number. */
  readonly id: number;
  /** In tenths; null where points do not decide. */
  readonly points: Tenths | null;
  readonly rank: number;
  /** The rank before the first tie-break that is dropped; that of the table where none is. */
  readonly certain: number;
}

/**
 * The standings of an event.
 * @param list the tie-breaks from the first; PTS among them where points decide (`standingsList`).
 * @param round how many rounds count. Before the last announced round no game is drawn for the Fore Buchholz (8.3).
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
  settings: Partial<StandingsSettings> = {},
): OpenedStandings {
  const { field, columns, leftOut } = prepare(event, list, round, settings);
  const ranking = new Ranking(field, 'everybody');
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

/**
 * The ranks of the same table without its values: a tie-break is only computed of those who are tied when it comes to it, as
 * long as there are such.
 */
export function standingsRanks(
  event: EventData,
  list: readonly TieBreakItem[],
  round: number,
  settings: Partial<StandingsSettings> = {},
): StandingsRanks {
  const { field, columns, leftOut } = prepare(event, list, round, settings);
  const ranking = new Ranking(field, 'tied');
  const first = columns.findIndex(({ dropped }) => dropped !== null);
  let certain: readonly number[] | null = null;
  columns.forEach((column, index) => {
    if (index === first) certain = ranking.ranks;
    ranking.decide(column);
  });
  const rank = ranking.ranks;
  const hasPoints = columns.some(({ item }) => item.code === 'PTS');
  const rows = ranking.order.map((place) => {
    const { id, score } = field.players[place];
    return { id, points: hasPoints ? score : null, rank: rank[place], certain: (certain ?? rank)[place] };
  });
  return { round, columns, rows, leftOut };
}

/** Who is counted, and what decides. */
function prepare(
  event: EventData,
  list: readonly TieBreakItem[],
  round: number,
  partial: Partial<StandingsSettings>,
): { readonly field: Field } & Pick<StandingsTable, 'columns' | 'leftOut'> {
  const settings = { ...DEFAULT_SETTINGS, ...partial };
  const leaves = settings.isRoundRobin && settings.leavesOutBelowHalf && round >= event.totalRounds;
  const leftOut = leaves ? belowHalf(event, round) : [];
  const field = new Field(withoutPlayers(event, leftOut), round, settings);
  // Somebody who never took part is not present (10).
  const hasUnrated = settings.unrated === null && unratedParticipant(event.players, round) !== null;
  const isOfTeams = event.teamScores !== undefined;
  const columns = list.map((item) => columnOf(item, settings, hasUnrated, isOfTeams));
  return { field, columns, leftOut };
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
  const { hasArticleNumbers } = settings.edition;
  if (hasArticleNumbers === false) return { item, tieBreak, dropped, article: '', hasArticleNumbers };
  return { item, tieBreak, dropped, article: tieBreak === null ? '' : articlesOf(tieBreak, item) };
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
