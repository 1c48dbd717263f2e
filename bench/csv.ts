import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import type { Measurement } from './measure.js';

/** The measurements as CSV; times are milliseconds a round, `peakMb` megabytes, `slowestAt` is EVENT/ROUND. */
export function toCsv(measurements: readonly Measurement[]): string {
  const rows = measurements.map((measurement) =>
    COLUMNS.map(([, value]) => {
      const cell = value(measurement);
      return typeof cell === 'number' && !Number.isInteger(cell) ? cell.toFixed(4) : cell;
    }),
  );
  return stringify([COLUMNS.map(([name]) => name), ...rows]);
}

/** What an earlier bench said of a workload, in milliseconds a round. */
export interface EarlierTimes {
  readonly pair: number;
  readonly check: number;
}

/**
 * The times by {@link keyOf} in a file that {@link toCsv} wrote.
 * @throws RangeError when it is another file, CsvError when it is no CSV.
 */
export function timesOf(csv: string): Map<string, EarlierTimes> {
  const [head = [], ...rows]: string[][] = parse(csv, { bom: true, relax_column_count: true });
  const at = (name: ColumnName): number => {
    const index = head.indexOf(name);
    if (index < 0) throw new RangeError(`no column ${name}: not a file of this bench`);
    return index;
  };
  const key = [at('edition'), at('kind'), at('players')] as const;
  const [pair, check] = [at('pair'), at('check')];
  return new Map(
    rows.map((row) => {
      const [edition, kind, players] = key.map((index) => row[index]);
      return [keyOf({ edition, kind, players }), { pair: Number(row[pair]), check: Number(row[check]) }];
    }),
  );
}

/** Names a workload. */
export function keyOf(work: {
  readonly edition: string;
  readonly kind: string;
  readonly players: number | string;
}): string {
  return `${work.edition} ${work.kind} ${work.players}`;
}

const COLUMNS = [
  ['edition', ({ edition }: Measurement) => edition],
  ['kind', ({ kind }: Measurement) => kind],
  ['players', ({ players }: Measurement) => players],
  ['events', ({ events }: Measurement) => events],
  ['rounds', ({ rounds }: Measurement) => rounds],
  ['read', ({ read }: Measurement) => read],
  ['history', ({ history }: Measurement) => history],
  ['pair', ({ pair }: Measurement) => pair],
  ['compare', ({ compare }: Measurement) => compare],
  ['report', ({ report }: Measurement) => report],
  ['check', ({ check }: Measurement) => check],
  ['slowestRound', ({ slowest }: Measurement) => slowest],
  ['slowestAt', ({ slowestAt }: Measurement) => `${slowestAt.event}/${slowestAt.round}`],
  ['lastRound', ({ last }: Measurement) => last],
  ['coldPair', ({ cold }: Measurement) => cold.pair],
  ['coldCheck', ({ cold }: Measurement) => cold.check],
  ['coldStart', ({ cold }: Measurement) => cold.start],
  ['peakMb', ({ cold }: Measurement) => cold.peak],
] as const;

type ColumnName = (typeof COLUMNS)[number][0];
