import { stringify } from 'csv-stringify/browser/esm/sync';
import type { CampaignSummary } from '../../certification/campaign/summary/summary.js';
import { pathOfRound } from '../../certification/campaign/store/stored-trial.js';
import { replayCommand } from './words.js';

/** The tournaments that do not agree as CSV: a row a deviation, or a row for one that could not be judged. */
export function campaignCsv({ cases, triage }: CampaignSummary): string {
  const rows = cases.flatMap((trial) => {
    const { index, direction, scenario, edition, players, rounds, outcome, note } = trial;
    const common = { index, direction, scenario, edition, players, rounds, outcome, note };
    const second = (round: number): string =>
      triage.find((item) => item.index === index && item.direction === direction && item.round === round)
        ?.class ?? '';
    const replay = replayCommand(trial);
    if (trial.deviations.length === 0) return [{ ...common, file: trial.file ?? '', replay }];
    return trial.deviations.map((deviation) => ({
      ...common,
      ...deviation,
      second: second(deviation.round),
      file: pathOfRound(trial, deviation.round) ?? '',
      replay,
    }));
  });
  // Notes come from other programs: a spreadsheet must not run them as formulas.
  return stringify(rows, { header: true, columns: COLUMNS, escape_formulas: true });
}

const COLUMNS = [
  'index',
  'direction',
  'scenario',
  'edition',
  'players',
  'rounds',
  'outcome',
  'round',
  'kind',
  'rule',
  'article',
  'explanation',
  'summary',
  'note',
  'second',
  'file',
  'replay',
];
