import type { Tournament } from '../../corpus/index.js';
import { twoCampsOf } from '../../engine/norms/index.js';
import type { FormatPermission, NormFormat, TwoCamps } from '../../engine/norms/index.js';
import { placesFor, roundsOfTable } from '../../engine/round-robin/index.js';
import { isOfCamps } from '../edition/words.js';
import type { TournamentReport } from '../tournament-report.js';

/** What kind of event it is, as far as norms are concerned (1.4.2e). */
export interface EventFormat {
  readonly format: NormFormat;
  readonly permission: FormatPermission;
  /** Where its members met only those of the other camp; null for all other events, and where nothing but words says so. */
  readonly camps: TwoCamps | null;
}

/** An event of two camps by its games, or by records 192 and 092; null for others. */
export function formatOfCamps(tournament: Tournament): EventFormat | null {
  const { players, pairedRounds, systemCode, typeText, startDate } = tournament;
  const camps = twoCampsOf(players, pairedRounds);
  const words = [systemCode ?? '', typeText ?? ''].map((text) => text.replaceAll('_', ' '));
  const isSaid = words.some(isOfCamps);
  if (camps === null && !isSaid) return null;
  const { iso = null, readings = [] } = startDate ?? {};
  const days = iso === null ? readings : [iso];
  const isBefore = days.length > 0 && days.every((day) => day < NO_MORE_NORMS);
  const isAfter = days.length > 0 && days.every((day) => day >= NO_MORE_NORMS);
  const permission = isBefore ? 'permitted' : isAfter ? 'not-permitted' : 'needs-date';
  return { format: 'two-camps', permission, camps };
}

/** Since that day such events are no norm events. */
export const NO_MORE_NORMS = '2024-03-01';

/** The format of an event that was checked: by a table, or as a Swiss. */
export function formatOfChecked(check: TournamentReport | null): EventFormat {
  const roundRobin = check?.roundRobin;
  if (roundRobin === undefined) return { format: 'swiss', permission: 'permitted', camps: null };
  const format = ROBINS[roundRobin.cycles] ?? 'multiple-round-robin';
  const permission = format === 'multiple-round-robin' ? 'needs-approval' : 'permitted';
  return { format, permission, camps: null };
}

const ROBINS: Readonly<Record<number, NormFormat>> = { 1: 'round-robin', 2: 'double-round-robin' };

/** Rounds of the whole table of a round robin; 0 for other events. */
export function roundsByTable(check: TournamentReport | null): number {
  const roundRobin = check?.roundRobin;
  if (roundRobin === undefined) return 0;
  return roundRobin.cycles * roundsOfTable(placesFor(roundRobin.numberOf.length));
}
