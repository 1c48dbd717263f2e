import { stringify } from 'csv-stringify/browser/esm/sync';

/** A deviation as it was stored: of a file from the one before it, or of a round from the rules. */
export interface DeviationDocument {
  readonly number: number;
  readonly event: string;
  /** `difference`, or `rule`. */
  readonly source: 'difference' | 'rule';
  readonly kind: string;
  /** The round that it is about; null: none. */
  readonly round: number | null;
  /** The round that was asked for when it was found. */
  readonly foundBefore: number;
  /** Starting numbers. */
  readonly players: readonly number[];
  readonly field: string | null;
  readonly before: string | null;
  readonly now: string | null;
  readonly rule: string | null;
  readonly article: string | null;
  readonly edition: string | null;
  readonly explanation: string;
  /** Whether the file in which it was found was taken back since. */
  readonly takenBack: boolean;
  /** Name of the key that sent the file. */
  readonly by: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** Deviations as CSV, a row each after a row of column names. */
export function deviationsCsv(deviations: readonly DeviationDocument[]): string {
  return tableCsv(
    COLUMNS,
    deviations.map((deviation) => ({ ...deviation, players: deviation.players.join(' ') })),
  );
}

/** Any table as CSV. What comes from files must not be run as formulas by a spreadsheet. */
export function tableCsv(columns: readonly string[], rows: readonly object[]): string {
  return stringify([...rows], { header: true, columns: [...columns], escape_formulas: true });
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
