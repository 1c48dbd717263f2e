import type { DeviationDocument } from '../protocol/index.js';
import type { CsvColumns } from './csv-columns.js';

/** The CSV columns of the deviations of events: every member of the document, in an order of its own. */
export const DEVIATION_COLUMNS: Readonly<
  Record<keyof DeviationDocument, CsvColumns<DeviationDocument>[string]>
> = {
  event: ({ event }) => event,
  number: ({ number }) => number,
  source: ({ source }) => source,
  kind: ({ kind }) => kind,
  round: ({ round }) => round,
  foundBefore: ({ foundBefore }) => foundBefore,
  players: ({ players }) => players.join(' '),
  field: ({ field }) => field,
  before: ({ before }) => before,
  now: ({ now }) => now,
  rule: ({ rule }) => rule,
  article: ({ article }) => article,
  edition: ({ edition }) => edition,
  explanation: ({ explanation }) => explanation,
  takenBack: ({ takenBack }) => (takenBack ? 1 : null),
  by: ({ by }) => by,
  at: ({ at }) => at,
};
