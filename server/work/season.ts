import { groupsOf, seasonOf } from '../../checker/audit/index.js';
import type { SeasonEvent } from '../../checker/audit/index.js';
import { seasonDocument } from '../../reports/audit/season/season-document.js';
import { columnsOf, groupTable, seasonTables } from '../../reports/audit/season/season-tables.js';
import type { SeasonTable } from '../../reports/audit/season/season-tables.js';

/** The events of the server that are evaluated together; the name of an event's file is its id. */
export interface EvaluatedSeason {
  readonly events: readonly SeasonEvent[];
  /** By id: the name of the key that registered the event, and the program that it named. */
  readonly about: Readonly<Record<string, { readonly organiser: string; readonly program: string }>>;
  readonly deviations: readonly EvaluatedDeviation[];
}

export interface EvaluatedDeviation {
  readonly event: string;
  readonly kind: string;
  /** Null: the deviation is a difference from the file before. */
  readonly rule: string | null;
}

/** Returns the members `season` and `tables` of an answer, as JSON: the tables of `audit`, and those by program and by rule. */
export function seasonText({ events, about, deviations }: EvaluatedSeason): string {
  const organisers = new Map(events.map(({ file }) => [file, about[file]?.organiser ?? '']));
  const season = seasonOf(events, null, organisers);
  const programs = groupsOf(events, ({ file }) => about[file]?.program ?? '');
  const tables = [
    deviationTable('rules', 'By rule', 'Rule', deviations, ({ rule }) => rule),
    deviationTable('differences', 'By kind of difference', 'Difference', deviations, ({ kind, rule }) =>
      rule === null ? kind : null,
    ),
    groupTable('programs', 'By program', 'Program', programs),
    ...seasonTables(season),
  ].filter(({ rows }) => rows.length > 0);
  return JSON.stringify({ season: seasonDocument(season), tables });
}

/** @param nameOf null: the deviation is not in this table. */
function deviationTable(
  id: string,
  title: string,
  label: string,
  deviations: readonly EvaluatedDeviation[],
  nameOf: (deviation: EvaluatedDeviation) => string | null,
): SeasonTable {
  const groups = new Map<string, EvaluatedDeviation[]>();
  for (const deviation of deviations) {
    const name = nameOf(deviation);
    if (name !== null) groups.set(name, [...(groups.get(name) ?? []), deviation]);
  }
  return {
    ...{ id, title },
    columns: columnsOf(
      ['name', label],
      ['deviations', 'Deviations', 'number'],
      ['events', 'Events', 'number'],
    ),
    rows: [...groups]
      .sort(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1))
      .map(([name, list]) => [
        name,
        String(list.length),
        String(new Set(list.map(({ event }) => event)).size),
      ]),
  };
}
