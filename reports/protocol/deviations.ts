import type { RecordedDeviation } from '../../checker/protocol/index.js';
import { csvTable } from '../csv.js';

/** A deviation as it was stored: of a file from the one before it, or of a round from the rules. */
export interface DeviationDocument extends RecordedDeviation {
  readonly number: number;
  readonly event: string;
  /** The round that was asked for when it was found. */
  readonly foundBefore: number;
  /** Whether the file in which it was found was taken back since. */
  readonly takenBack: boolean;
  /** Name of the key that sent the file. */
  readonly by: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** Deviations as CSV, a row each after a row of column names. */
export function deviationsCsv(deviations: readonly DeviationDocument[]): string {
  return csvTable(
    COLUMNS,
    deviations.map((deviation) => ({ ...deviation, players: deviation.players.join(' ') })),
  );
}

const COLUMNS = [
  'event',
  'number',
  'source',
  'kind',
  'round',
  'foundBefore',
  'players',
  'field',
  'before',
  'now',
  'rule',
  'article',
  'edition',
  'explanation',
  'takenBack',
  'by',
  'at',
];
