import { stringify } from 'csv-stringify/sync';
import type { Measurement } from './phases.js';

const COLUMNS = [
  'edition',
  'kind',
  'players',
  'rounds',
  'read',
  'history',
  'pair',
  'pairRound',
  'slowest',
  'check',
] as const;

/** The measurements as CSV, times in milliseconds. */
export function toCsv(measurements: readonly Measurement[]): string {
  const rows = measurements.map((measurement) =>
    COLUMNS.map((column) => {
      const value = measurement[column];
      return typeof value === 'number' && !Number.isInteger(value) ? value.toFixed(4) : value;
    }),
  );
  return stringify([[...COLUMNS], ...rows]);
}

/** Time per round by `edition kind players` of a file that {@link toCsv} wrote. */
export function timesOf(csv: string): Map<string, number> {
  const [head, ...rows] = csv
    .trim()
    .split('\n')
    .map((line) => line.split(','));
  const at = (name: (typeof COLUMNS)[number]): number => head.indexOf(name);
  return new Map(
    rows.map((row) => [
      keyOf(row[at('edition')], row[at('kind')], row[at('players')]),
      Number(row[at('pairRound')]),
    ]),
  );
}

export function keyOf(edition: string, kind: string, players: number | string): string {
  return `${edition} ${kind} ${players}`;
}
