import { countsOf, fits } from '../../../checker/index.js';
import type { TournamentReport } from '../../../checker/index.js';
import { conclusion, firstDeviation, trialReason } from '../../words/fit-words.js';
import type { CheckFormat } from '../format.js';
import { csvRows, csvTable } from '../../csv.js';

/** All editions were tried, as CSV: after a row of column names a row for each edition of each tournament. */
export const fitCsv: CheckFormat = {
  part: (report, { isQuiet }) =>
    isQuiet && report.verdict === 'agrees' ? '' : csvRows(COLUMNS, rowsOf(report)),
  whole: (parts) => [csvTable(COLUMNS), parts.join('')],
};

const COLUMNS = [
  'file',
  'name',
  'edition',
  'fits',
  'agree',
  'rounds',
  'differing',
  'round',
  'kind',
  'rule',
  'article',
  'summary',
  'reason',
  'conclusion',
] as const;

type Row = Record<(typeof COLUMNS)[number], string | number>;

/** What a row has nothing for stays empty. */
function rowsOf({ file, name, fit }: TournamentReport): Partial<Row>[] {
  return (fit?.trials ?? []).map((trial): Partial<Row> => {
    const counts = countsOf(trial);
    const first = firstDeviation(trial);
    return {
      ...{ file, name, edition: trial.id, fits: fits(counts) ? 'yes' : 'no' },
      ...{ agree: counts.agree, rounds: counts.rounds, differing: counts.differing.join(' ') },
      ...(first === null ? {} : { round: first.round, summary: first.summary }),
      ...(first?.deviation === undefined
        ? {}
        : {
            kind: first.deviation.kind,
            rule: first.deviation.rule,
            article: first.deviation.article,
          }),
      reason: trialReason(trial) ?? '',
      conclusion: fit === undefined ? '' : conclusion(fit),
    };
  });
}
