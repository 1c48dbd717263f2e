import { fieldOf } from './ranking.js';
import { openStandings } from './table.js';
import type { StandingsColumn } from './column.js';
import type { OpenedStandings, StandingsRow, StandingsTable } from './table.js';
import type { EventData } from '../model/event.js';
import type { ScoreKind } from '../model/event.js';
import type { Fraction } from './fraction.js';
import type { Part, Tally } from './part.js';
import { isEncounter } from './separate-standings.js';
import type { SeparateStandings } from './separate-standings.js';
import type { StandingsSettings } from './settings.js';
import type { TieBreakItem } from './tie-break-item.js';

/** How the values and the rank of a player come about. */
export interface StandingsStory {
  readonly table: StandingsTable;
  readonly row: StandingsRow;
  /** One for each column. */
  readonly columns: readonly ColumnStory[];
}

export interface ColumnStory {
  readonly column: StandingsColumn;
  readonly value: Fraction | null;
  /** Null for the direct encounter and where the column is dropped. */
  readonly tally: Tally | null;
  /** The direct encounters of those with whom the player was tied; null for who was tied with nobody. */
  readonly encounter: EncounterStory | null;
}

/** An application of article 6, with starting numbers. */
export interface EncounterStory {
  /** The edition has no article numbers: none is cited. Absent: it has. */
  readonly hasArticleNumbers?: false;
  /** The score of teams that counts; absent: that of players. */
  readonly score?: ScoreKind;
  readonly players: readonly EncounterScore[];
  readonly meetings: readonly Meeting[];
  /** Pairs that have not met. */
  readonly missing: readonly (readonly [number, number])[];
  readonly article: SeparateStandings['article'];
  readonly groups: readonly (readonly number[])[];
  readonly further: readonly EncounterStory[];
}

export interface EncounterScore {
  readonly id: number;
  readonly score: Fraction;
}

/** A game that counts for the direct encounter, from both sides. */
export interface Meeting {
  readonly round: number;
  readonly players: readonly [number, number];
  /** Points of each, in tenths. */
  readonly points: readonly [number, number];
}

/**
 * The story of a player (by starting number) in the standings that `standingsTable` makes of the same arguments; null
 * for a player who is not in the table.
 */
export function standingsStory(
  event: EventData,
  list: readonly TieBreakItem[],
  round: number,
  settings: Partial<StandingsSettings>,
  id: number,
): StandingsStory | null {
  const opened = openStandings(event, list, round, settings);
  const { table, field } = opened;
  const place = field.players.findIndex((player) => player.id === id);
  const row = table.rows.find((one) => one.id === id);
  if (row === undefined) return null;
  const columns = table.columns.map((column, index) => columnStory(opened, column, index, place, row));
  return { table, row, columns };
}

function columnStory(
  { field, encounters }: OpenedStandings,
  column: StandingsColumn,
  index: number,
  place: number,
  row: StandingsRow,
): ColumnStory {
  const { item, tieBreak, dropped } = column;
  const separate = encounters[index].find(({ players }) => players.includes(place));
  const tally = dropped === null ? (tieBreak?.tally?.(fieldOf(field, item), place, item) ?? null) : null;
  const citing = field.settings.edition.hasArticleNumbers === false ? withoutArticles : (part: Part) => part;
  return {
    column,
    value: row.values[index],
    tally: tally === null ? null : { ...tally, parts: tally.parts.map(citing) },
    encounter: separate === undefined ? null : encounterStory(field, separate, item),
  };
}

/** The same part without the articles, which the edition does not have. */
function withoutArticles(part: Part): Part {
  const { cut } = part;
  return { ...part, article: '', ...(cut === undefined ? {} : { cut: { ...cut, article: '' } }) };
}

function encounterStory(
  field: OpenedStandings['field'],
  standings: SeparateStandings,
  item: TieBreakItem,
): EncounterStory {
  const { players, scores, unit, article, groups, further, score } = standings;
  const counted = score === undefined ? field : field.by(score);
  const idOf = (place: number): number => field.players[place].id;
  const meetings = meetingsAmong(counted, players, item);
  const met = new Set(meetings.map(({ players: [a, b] }) => `${a} ${b}`));
  const missing = players.flatMap((a, index) =>
    players.slice(index + 1).flatMap((b) => {
      const pair = [Math.min(idOf(a), idOf(b)), Math.max(idOf(a), idOf(b))] as const;
      return met.has(`${pair[0]} ${pair[1]}`) ? [] : [pair];
    }),
  );
  const { hasArticleNumbers } = field.settings.edition;
  return {
    ...(hasArticleNumbers === undefined ? {} : { hasArticleNumbers }),
    ...(score === undefined ? {} : { score }),
    players: players.map((place, index) => ({
      id: idOf(place),
      score: { numerator: scores[index], denominator: 10 * unit },
    })),
    meetings,
    missing,
    article,
    groups: groups.map((group) => group.map(idOf)),
    further: further.map((one) => encounterStory(field, one, item)),
  };
}

/** The lower starting number first. */
function meetingsAmong(
  field: OpenedStandings['field'],
  places: readonly number[],
  item: TieBreakItem,
): Meeting[] {
  const among = new Set(places);
  return places.flatMap((place) => {
    const { id, rounds } = field.players[place];
    return rounds.flatMap((round): Meeting[] => {
      if (!isEncounter(field, round, item) || !among.has(round.opponent)) return [];
      const opponent = field.players[round.opponent];
      if (opponent.id < id) return [];
      const theirs = opponent.rounds[round.round - 1].worth;
      return [{ round: round.round, players: [id, opponent.id], points: [round.worth, theirs] }];
    });
  });
}
