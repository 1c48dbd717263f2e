import { grouped } from '../grouped.js';
import { KINDS } from '../kinds.js';
import type { Measurement } from '../measure.js';
import { growthExponent } from '../statistics.js';
import { milliseconds } from '../table.js';
import type { TextTable } from './text-table.js';

/**
 * What a person reads of a bench: a row for each edition and kind, a column for each size. Kinds with sizes of their own
 * have a table of their own.
 */
export function pairingTables(measurements: readonly Measurement[]): TextTable[] {
  return bySizes(measurements).map(pairingTable);
}

/** Those of kinds with the sizes that were asked for, and those of kinds with sizes of their own; neither is empty. */
export function bySizes<T extends { readonly kind: string }>(measurements: readonly T[]): T[][] {
  return [false, true]
    .map((own) => measurements.filter(({ kind }) => hasOwnSizes(kind) === own))
    .filter((group) => group.length > 0);
}

function hasOwnSizes(kind: string): boolean {
  return KINDS.some(({ name, sizes }) => name === kind && sizes !== undefined);
}

/** The sizes among some measurements, rising. */
export function sizesIn(measurements: readonly { readonly players: number }[]): number[] {
  return [...new Set(measurements.map(({ players }) => players))].sort((a, b) => a - b);
}

function pairingTable(measurements: readonly Measurement[]): TextTable {
  const sizes = sizesIn(measurements);
  return {
    columns: [
      { title: 'edition', isText: true },
      { title: 'kind', isText: true },
      ...sizes.map((size) => ({ title: String(size) })),
      { title: 'growth' },
      { title: 'slowest', isText: true },
    ],
    rows: grouped(measurements, ({ edition, kind }) => `${edition} ${kind}`).map((series) => [
      series[0].edition,
      series[0].kind,
      ...sizes.map((size) => timesAt(series.find(({ players }) => players === size))),
      growthOf(series),
      placeOfSlowest(series),
    ]),
  };
}

function timesAt(measurement: Measurement | undefined): string {
  return measurement === undefined
    ? ''
    : `${milliseconds(measurement.pair)} (${milliseconds(measurement.slowest)})`;
}

function growthOf(series: readonly Measurement[]): string {
  return growthExponent(series.map(({ players, pair }) => ({ players, time: pair })))?.toFixed(2) ?? '';
}

function placeOfSlowest(series: readonly Measurement[]): string {
  const { players, slowestAt } = series.reduce((worst, one) => (one.slowest > worst.slowest ? one : worst));
  return `${players} players, event ${slowestAt.event}, round ${slowestAt.round}`;
}
