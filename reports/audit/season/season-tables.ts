import type { Season, SeasonGroup } from '../../../checker/audit/index.js';
import { datesOf, placeOf } from '../../words/event-words.js';
import { claimReason, claimVerdict, eventOf156, ratingReached } from '../../words/season-words.js';

/** A table of a season; every format has the same cells. */
export interface SeasonTable {
  /** Name of its CSV file, without the ending. */
  readonly id: string;
  readonly title: string;
  readonly columns: readonly SeasonColumn[];
  readonly rows: readonly (readonly string[])[];
}

export interface SeasonColumn {
  /** Name in CSV. */
  readonly id: string;
  readonly label: string;
  /** Aligned right. */
  readonly isNumber: boolean;
}

/** Returns the tables that have rows, the claims first if there are any. */
export function seasonTables(season: Season): SeasonTable[] {
  return [
    claimTable(season),
    unclaimedTable(season),
    eventTable(season),
    playerTable(season),
    ...groupTables(season),
  ].filter(({ rows }) => rows.length > 0);
}

function eventTable({ events }: Season): SeasonTable {
  return {
    ...{ id: 'events', title: 'Events' },
    columns: columnsOf(
      ['event', 'Event'],
      ['file', 'File'],
      ['place', 'Place'],
      ['dates', 'Dates'],
      ['chief_arbiter', 'Chief arbiter'],
      ['players', 'Players', 'number'],
      ['rounds', 'Rounds', 'number'],
      ['deviating', 'Deviating rounds'],
      ['norms_made', 'Norms made', 'number'],
      ['norms_unknown', 'Norms unknown', 'number'],
      ['touched', 'Norms touched', 'number'],
      ['event_156', 'Event of 1.5.6'],
    ),
    rows: events.map((event) => {
      const count = (verdict: string): string =>
        String(event.norms.filter((norm) => norm.verdict === verdict).length);
      return [
        ...[event.name, event.file, placeOf(event), datesOf(event), event.chiefArbiter],
        ...[String(event.players), String(event.rounds)],
        event.checkedRounds === 0 ? 'not compared' : event.deviatingRounds.join(', ') || 'none',
        ...[count('made'), count('unknown')],
        String(event.norms.filter(({ isTouched }) => isTouched).length),
        eventOf156(event),
      ];
    }),
  };
}

function playerTable({ players }: Season): SeasonTable {
  return {
    ...{ id: 'players', title: 'Norms by player' },
    columns: columnsOf(
      ['player', 'Player'],
      ['fide_id', 'FIDE number'],
      ['federation', 'Federation'],
      ['title', 'Title'],
      ['made', 'Norms made', 'number'],
      ['unknown', 'Unknown', 'number'],
      ['touched', 'Touched', 'number'],
      ['games', 'Games', 'number'],
      ['has_27_games', '27 games (1.5.1)'],
      ['event_156', 'Event of 1.5.6'],
      ['foreigners', 'Foreigners (1.4.3e)'],
      ['rating', 'Rating (1.5.3)'],
      ['files', 'Files'],
    ),
    rows: players.map((player) => [
      ...[player.name, player.fideId, player.federation ?? '', player.title],
      ...[player.made, player.unknown, player.touched, player.games].map(String),
      ...[player.hasGames ? 'yes' : 'no', eventOf156(player), player.hasForeign ? 'yes' : 'no'],
      ...[ratingReached(player), player.files.join(', ')],
    ]),
  };
}

function groupTables({ chiefArbiters, organisers, federations }: Season): SeasonTable[] {
  return [
    groupTable('chief-arbiters', 'By chief arbiter', 'Chief arbiter', chiefArbiters),
    groupTable('organisers', 'By organiser', 'Organiser', organisers),
    groupTable('federations', 'By federation', 'Federation', federations),
  ];
}

/** Returns the table of some groups of events. */
export function groupTable(
  id: string,
  title: string,
  label: string,
  groups: readonly SeasonGroup[],
): SeasonTable {
  return {
    ...{ id, title },
    columns: columnsOf(
      ['name', label],
      ['events', 'Events', 'number'],
      ['rounds', 'Rounds compared', 'number'],
      ['deviating', 'Deviating rounds', 'number'],
      ['norms', 'Norms', 'number'],
      ['touched', 'Norms touched', 'number'],
    ),
    rows: groups.map((group) => [
      group.name === '' ? 'not given' : group.name,
      ...[group.events, group.checkedRounds, group.deviatingRounds, group.norms, group.touched].map(String),
    ]),
  };
}

function claimTable({ claims }: Season): SeasonTable {
  return {
    ...{ id: 'claims', title: 'Claimed norms' },
    columns: columnsOf(
      ['event', 'Event'],
      ['fide_id', 'FIDE number'],
      ['title', 'Title'],
      ['verdict', 'Verdict'],
      ['reason', 'Reason'],
      ['place', 'Line'],
    ),
    rows: (claims ?? []).map((judged) => {
      const { event, fideId, title, place } = judged.claim;
      return [event, fideId, title, claimVerdict(judged), claimReason(judged), place];
    }),
  };
}

function unclaimedTable({ unclaimed }: Season): SeasonTable {
  return {
    ...{ id: 'unclaimed', title: 'Norms made and not claimed' },
    columns: columnsOf(
      ['event', 'Event'],
      ['file', 'File'],
      ['player', 'Player'],
      ['fide_id', 'FIDE number'],
      ['title', 'Title'],
      ['touched', 'Touched'],
    ),
    rows: unclaimed.map(({ event, file, name, fideId, title, isTouched }) => [
      ...[event, file, name, fideId, title, isTouched ? 'yes' : 'no'],
    ]),
  };
}

/** Returns the columns of a table. */
export function columnsOf(
  ...columns: readonly (readonly [id: string, label: string, kind?: 'number'])[]
): SeasonColumn[] {
  return columns.map(([id, label, kind]) => ({ id, label, isNumber: kind === 'number' }));
}
