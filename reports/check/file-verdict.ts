import { NO_SUCH_ROUNDS, sumOf, totalsOf } from '../../checker/index.js';
import type { FileProblem, RecognisedFile, TournamentReport, Totals } from '../../checker/index.js';
import type { Certificate } from '../../engine/index.js';
import { peopleIn } from '../words/person.js';
import { INTERNAL_ERROR, problemLine } from '../words/problem-words.js';
import type { CheckFormat, CheckSummary, ReportStyle } from './format.js';
import type { FormatChoice } from './formats.js';
import { indexEntry } from './index-entry.js';
import type { IndexEntry } from './index-entry.js';
import { defectsOf, outcomeOf } from './outcome.js';
import type { Outcome } from './outcome.js';

/**
 * What a check leaves of a file, ready for whoever asked for it. The findings themselves stay behind, with the boards of all
 * rounds: to send them from thread to thread would cost more than to make words of them.
 */
export interface FileVerdict {
  /** What the report says of the tournament. */
  readonly part: string;
  /** What must be said beside the report. */
  readonly asides: readonly string[];
  readonly outcome: Outcome;
  readonly totals: Totals;
  /** What an index says of the tournament; null for a file that is none. */
  readonly entry: IndexEntry | null;
  readonly certificates: readonly Certificate[];
}

/** How the report is made. */
export interface ReportSettings extends ReportStyle, FormatChoice {
  /** Errors in the report do not meet the eye, or have no place in it. */
  readonly isReportUnseen: boolean;
}

/** Puts a checked tournament into words, with its totals, its outcome and its certificates. */
export function verdictOf(
  report: TournamentReport,
  certificates: readonly Certificate[],
  settings: ReportSettings,
  format: CheckFormat,
): FileVerdict {
  return {
    part: format.part(report, settings),
    asides: [...errorLines(report, settings.isReportUnseen), ...defectLines(report)],
    outcome: outcomeOf(report),
    totals: totalsOf([report]),
    entry: indexEntry(report),
    certificates,
  };
}

/**
 * What is left of a file that is no tournament, and that nobody has named: it is counted and named in the totals.
 * @param recognised what it is; null: that is not known.
 */
export function skippedVerdict(name: string, recognised: RecognisedFile | null): FileVerdict {
  const totals = { ...sumOf([]), skipped: [name], recognised: recognised === null ? [] : [recognised] };
  return { part: '', asides: [], outcome: 'done', totals, entry: null, certificates: [] };
}

/** True for the verdict on such a file. */
export function isSkippedFile({ totals }: Pick<FileVerdict, 'totals'>): boolean {
  return totals.skipped.length > 0;
}

/**
 * The report on all files, in pieces.
 * @param site as the style of the parts has it.
 */
export function wholeReport(
  verdicts: readonly Pick<FileVerdict, 'part' | 'outcome' | 'totals' | 'entry'>[],
  format: CheckFormat,
  site?: string,
): readonly string[] {
  return format.whole(
    verdicts.map(({ part }) => part),
    summaryOf(verdicts),
    site,
  );
}

/** The sums over all files. */
export function summaryOf(
  verdicts: readonly Pick<FileVerdict, 'outcome' | 'totals' | 'entry'>[],
): CheckSummary {
  const failed = verdicts.filter(
    ({ totals: { invalid }, outcome }) => invalid > 0 && outcome === 'internal-error',
  ).length;
  return {
    totals: sumOf(verdicts.map(({ totals }) => totals)),
    failed,
    entries: verdicts.map(({ entry }) => entry),
  };
}

/** Errors that must be said beside a report; also why a file was not checked, which is no error. */
export function errorLines(
  report: Pick<TournamentReport, 'file' | 'problems' | 'people' | 'isOfTeams'>,
  isReportUnseen: boolean,
): string[] {
  const { file, problems } = report;
  const isReported = ({ code, severity }: FileProblem): boolean =>
    severity === 'error' || code === NO_SUCH_ROUNDS;
  return problems
    .filter((problem) => problem.code === INTERNAL_ERROR || (isReportUnseen && isReported(problem)))
    .map((problem) => problemLine(file, problem, peopleIn(report)));
}

/** The rounds that speak against this program, with the command that shows it. */
export function defectLines(report: TournamentReport): string[] {
  const { file } = report;
  return defectsOf(report).map(({ edition, round }) => {
    const command = `swissproof check --rules ${edition} --rounds ${round} ${file}`;
    return `internal error: ${file}, round ${round}: the reference pairing is worse than the published one or differs without a reason; this is a defect of swissproof; please report it with the file and the command: ${command}`;
  });
}
