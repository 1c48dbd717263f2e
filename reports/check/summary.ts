import { isWrong } from '../../checker/index.js';
import type { RoundReport, StandingsCheck, TournamentReport } from '../../checker/index.js';
import { caseLines } from '../words/case-words.js';
import { roundReason } from '../words/round-words.js';
import { unjudgedWords } from '../words/unjudged-words.js';
import { findingsOf } from './findings.js';
import type { CheckFormat } from './format.js';
import { byAttention, withEntries } from './index-entry.js';
import { csvRows, csvTable } from '../csv.js';

/** CSV with one row per file, for triage of large batches: the files that need attention come first. */
export const checkSummary: CheckFormat = {
  part: (report) => csvRows(COLUMNS, [rowOf(report)]),
  whole: (parts, summary) => [
    csvTable(COLUMNS),
    withEntries(parts, summary)
      .sort((a, b) => byAttention(a.entry, b.entry))
      .map(({ part }) => part)
      .join(''),
  ],
};

const COLUMNS = [
  'file',
  'name',
  'verdict',
  'edition',
  'edition_from',
  'players',
  'rounds',
  'agree',
  'agree_otherwise',
  'deviate',
  'impossible',
  'not_checked',
  'first_round',
  'first_rule',
  'standings',
  'wrong_values',
  'errors',
  'warnings',
  'first_finding',
  'assumptions',
  'standings_points',
  'standings_ranks',
  'place',
  'federation',
  'from',
  'until',
  'chief_arbiter',
] as const;

/** Ranks that agree otherwise are not wrong. */
function wrongValuesIn({ deviations, ranks }: StandingsCheck): number {
  return deviations.filter(({ field }) => field === 'points' || ranks === 'deviate').length;
}

function rowOf(report: TournamentReport): Record<(typeof COLUMNS)[number], string | number> {
  const { file, name, verdict, edition, players, rounds, standings, problems, unjudged, event } = report;
  const count = (wanted: RoundReport['verdict']): number =>
    rounds.filter((round) => round.verdict === wanted).length;
  const wrong = rounds.find(isWrong);
  const first = findingsOf(report).find(({ level }) => level === 'error');
  return {
    ...{ file, name, verdict, players, rounds: rounds.length },
    edition: edition?.id ?? '',
    edition_from: edition?.chosenBy ?? '',
    agree: count('agrees'),
    agree_otherwise: count('agrees-otherwise'),
    deviate: count('deviates'),
    impossible: count('impossible'),
    not_checked: count('not-checked'),
    first_round: wrong?.round ?? '',
    first_rule: wrong?.deviations.at(0)?.rule ?? '',
    standings: standings?.verdict ?? '',
    wrong_values: standings === undefined ? '' : wrongValuesIn(standings),
    errors: problems.filter(({ severity }) => severity === 'error').length,
    warnings: problems.filter(({ severity }) => severity === 'warning').length,
    first_finding:
      first?.message ??
      (unjudged === undefined ? null : unjudgedWords(unjudged)) ??
      (wrong === undefined ? '' : (roundReason(wrong, edition?.id ?? '') ?? '')),
    assumptions: caseLines(report, rounds).join(' '),
    standings_points: standings?.points ?? '',
    standings_ranks: standings?.ranks ?? '',
    place: event?.place ?? '',
    federation: event?.federation ?? '',
    from: event?.from ?? '',
    until: event?.until ?? '',
    chief_arbiter: event?.chiefArbiter ?? '',
  };
}
