import type { CampaignSummary } from '../../certification/campaign/summary/summary.js';
import { pathOfRound } from '../../certification/campaign/store/stored-trial.js';
import type { StoredTrial } from '../../certification/campaign/store/stored-trial.js';
import { wrongStandingsWords } from './standings-words.js';
import { csvTable } from '../csv.js';
import { explanation, inShort, noteWords, replayCommand } from './trial-words.js';

/**
 * The tournaments that do not agree as CSV: a row a deviation, or a row for one that could not be judged; then those whose
 * standings do not agree, a row a wrong place.
 */
export function campaignCsv({ cases, standingsCases, triage }: CampaignSummary): string {
  const rows = cases.flatMap((trial) => {
    const { index, direction } = trial;
    const common = commonOf(trial);
    const second = (round: number): string =>
      triage.find((item) => item.index === index && item.direction === direction && item.round === round)
        ?.class ?? '';
    const replay = replayCommand(trial);
    if (trial.deviations.length === 0) return [{ ...common, file: trial.path ?? '', replay }];
    return trial.deviations.map((deviation) => ({
      ...common,
      round: deviation.round,
      kind: deviation.kind,
      rule: deviation.rule,
      article: deviation.article,
      explanation: explanation(deviation, trial),
      summary: inShort(deviation, trial),
      second: second(deviation.round),
      file: pathOfRound(trial, deviation.round) ?? '',
      replay,
    }));
  });
  return csvTable(COLUMNS, [...rows, ...standingsCases.flatMap(standingsRows)]);
}

function standingsRows(trial: StoredTrial): object[] {
  const { headline, places } = wrongStandingsWords(trial);
  const row = { ...commonOf(trial), kind: 'standings', file: trial.path ?? '', replay: replayCommand(trial) };
  if (places.length === 0) return [{ ...row, explanation: headline, summary: headline }];
  const { wrongPlaces = [] } = trial.standings ?? {};
  return wrongPlaces.map(({ rule, article }, index) => ({
    ...row,
    rule,
    article,
    explanation: places[index],
    summary: headline,
  }));
}

function commonOf(trial: StoredTrial): object {
  const { index, direction, scenario, edition, players, rounds, outcome } = trial;
  return { index, direction, scenario, edition, players, rounds, outcome, note: noteWords(trial) };
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
