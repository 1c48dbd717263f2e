import type { Tournament } from '../../corpus/index.js';
import {
  compareFractions,
  OPEN_STANDINGS_READINGS,
  standingsRanks,
  standingsTable,
  subsets,
} from '../../engine/index.js';
import type { Fraction, StandingsReading, StandingsSettings, StandingsTable } from '../../engine/index.js';
import { MOST_TOGETHER } from '../judge/right-otherwise.js';
import type { StandingsReport } from './standings-report.js';
import { areRanksRight } from './wrong-ranks.js';

/**
 * The other readings of C.07 by which all printed ranks are right, where the text can be read in both ways: each that makes
 * them so by itself; where none does, the sets of two, else of three of them that do so together. Empty: none does.
 */
export function rightByReadings(
  tournament: Tournament,
  { table, tieBreaks: { list }, edition: { edition }, isRoundRobin }: StandingsReport,
  unrated: number | null,
): StandingsReading[][] {
  const settingsOf = (readings: readonly StandingsReading[]): Partial<StandingsSettings> => ({
    ...{ edition, isRoundRobin, unrated },
    otherReadings: new Set(readings),
  });
  const tableOf = (readings: readonly StandingsReading[]): StandingsTable =>
    standingsTable(tournament, list, table.round, settingsOf(readings));
  const isRight = (readings: readonly StandingsReading[]): boolean =>
    areRanksRight(tournament, standingsRanks(tournament, list, table.round, settingsOf(readings)));
  // A reading that changes no value changes no rank either.
  const deciding = OPEN_STANDINGS_READINGS.filter((reading) => !hasSameValues(table, tableOf([reading])));
  for (let size = 1; size <= Math.min(MOST_TOGETHER, deciding.length); size++) {
    const right = [...subsets(deciding, size)].filter(isRight);
    if (right.length > 0) return right.map((readings) => [...readings]);
  }
  return [];
}

function hasSameValues(one: StandingsTable, other: StandingsTable): boolean {
  const byId = new Map(other.rows.map(({ id, values }) => [id, values]));
  return one.rows.every(({ id, values }) =>
    values.every((value, column) => isSame(value, byId.get(id)?.[column] ?? null)),
  );
}

function isSame(one: Fraction | null, other: Fraction | null): boolean {
  return one === null || other === null ? one === other : compareFractions(one, other) === 0;
}
