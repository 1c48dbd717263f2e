import { rulesOf } from '../../generator/index.js';
import { trialsThatCount } from '../../certification/campaign/trials/deciding-trial.js';
import { commonReadings, discrepanciesOf } from '../../certification/campaign/triage/discrepancies.js';
import type { CampaignFolder, ReadOnlyFolder } from '../../certification/campaign/store/folder.js';
import { profileOf } from '../../certification/campaign/store/manifest.js';
import type { CampaignManifest } from '../../certification/campaign/store/manifest.js';
import { readTimes } from '../../certification/campaign/store/times.js';
import { fileOfRound, SORTED } from '../../certification/campaign/store/store.js';
import { compareTrials } from '../../certification/campaign/store/stored-trial.js';
import type { StoredTrial } from '../../certification/campaign/store/stored-trial.js';
import { timeSummaries } from '../../certification/campaign/summary/time-summary.js';
import { summarize } from '../../certification/campaign/summary/summary.js';
import type { ShrinkResult } from '../../certification/campaign/shrink-cases.js';
import { knownDifferences } from '../../certification/known/known-differences.js';
import { programsLedger } from '../../corpus/shipped/programs-ledger.js';
import type { ShrinkFailure, ShrunkCase } from '../../certification/campaign/shrunk-case.js';
import type { CampaignSummary } from '../../certification/campaign/summary/summary.js';
import type { TriageCase } from '../../certification/campaign/triage/triage.js';
import { checkFile } from '../../checker/index.js';
import type { TournamentReport } from '../../checker/index.js';
import { editionById, withChoices } from '../../engine/index.js';
import { campaignApplication } from '../../reports/campaign/application.js';
import { campaignHtml } from '../../reports/html/campaign.js';
import { campaignCsv } from '../../reports/campaign/csv.js';
import { campaignJson } from '../../reports/campaign/json.js';
import { campaignJunit } from '../../reports/campaign/junit.js';
import { campaignText } from '../../reports/campaign/text.js';
import type { ReportFormat } from './options.js';
import { ExitCode, mostImportant } from '../output/exit-codes.js';
import { sha256Of } from '../input/sha256.js';

const REPORTS: Readonly<Record<ReportFormat, (summary: CampaignSummary, folder: ReadOnlyFolder) => string>> =
  {
    text: campaignText,
    json: campaignJson,
    csv: campaignCsv,
    junit: campaignJunit,
    html: (summary, folder) =>
      campaignHtml(summary, drawnCases(folder, summary), timeSummaries(readTimes(folder))),
  };

/** The report of the campaign in a folder. */
export function campaignReport(
  summary: CampaignSummary,
  folder: ReadOnlyFolder,
  format: ReportFormat,
): string {
  return REPORTS[format](summary, folder);
}

/** The smallest tournaments checked by the rules, with the pictures of their deviating rounds. */
function drawnCases(folder: ReadOnlyFolder, { manifest, shrunk }: CampaignSummary): TournamentReport[] {
  const edition = editionById(manifest.edition);
  return shrunk.flatMap(({ file }) => {
    const text = folder.read(file);
    return text === null ? [] : [checkFile(text, file, { edition, standings: null, isPictured: true })];
  });
}

/** Reads what the campaign knows besides its results, and sums up. */
export function summaryOf(
  folder: ReadOnlyFolder,
  manifest: CampaignManifest,
  trials: readonly StoredTrial[],
): CampaignSummary {
  const { coverage, steer, candidate } = manifest;
  const last = manifest.first + manifest.count;
  const { choices = {} } = profileOf(candidate);
  const claimed = editionById(manifest.edition);
  const edition = claimed === null ? null : withChoices(claimed, choices);
  const own = trials.filter(({ index }) => index >= manifest.first && index < last);
  const counted = [...trialsThatCount(manifest, own)].sort(compareTrials);
  const fileOf = (trial: StoredTrial, round: number): string | null => fileOfRound(folder, trial, round);
  const ledger = programsLedger();
  const discrepancies = edition === null ? [] : discrepanciesOf(counted, edition, fileOf);
  return summarize(manifest, own, {
    rules: edition === null ? [] : steer === undefined || coverage ? rulesOf(edition) : [steer.rule],
    shrunk: readShrunk(folder),
    unshrunk: readUnshrunk(folder),
    shrinkFailures: readShrinkFailures(folder),
    triage: readTriage(folder),
    discrepancies,
    explainedBy: edition === null ? null : commonReadings(counted, edition, fileOf, discrepancies),
    known: knownDifferences(manifest, counted, ledger.entries),
    readingSides: ledger.readings.filter((side) => side.edition === edition?.id),
  });
}

/**
 * Writes the reports in all formats into the folder.
 * @param today the day, which stands in the application only.
 */
export function writeReports(folder: CampaignFolder, summary: CampaignSummary, today: Date): void {
  folder.write('report.txt', campaignText(summary));
  folder.write('report.json', campaignJson(summary));
  folder.write('report.csv', campaignCsv(summary));
  folder.write('report.junit.xml', campaignJunit(summary));
  folder.write('report.html', campaignReport(summary, folder, 'html'));
  const date = today.toISOString().slice(0, 10);
  const resultsHash = isFinished(summary) ? hashOf(folder.read(SORTED)) : null;
  folder.write('application.txt', campaignApplication(summary, { date, resultsFile: SORTED, resultsHash }));
}

function isFinished({ directions, endedWith }: CampaignSummary): boolean {
  return endedWith !== null || directions.every(({ run, wanted }) => run === wanted);
}

function hashOf(text: string | null): string | null {
  return text === null ? null : sha256Of(text);
}

/**
 * Within the threshold 0, missed 1, something that could not be judged 3, a defect of ours 5. Settings that the
 * candidate's generator calls infeasible are no failure, unless there is nothing else.
 */
export function campaignExitCode({ verdict, directions }: CampaignSummary): ExitCode {
  return mostImportant([
    verdict === 'missed' ? ExitCode.deviation : ExitCode.done,
    ...directions.map(({ outcomes, judged, run }) => {
      if (outcomes['our-defect'] > 0) return ExitCode.internal;
      const isAllInfeasible = run > 0 && outcomes.infeasible === run;
      return judged + outcomes.infeasible < run || isAllInfeasible ? ExitCode.input : ExitCode.done;
    }),
  ]);
}

export function readShrunk(folder: ReadOnlyFolder): readonly ShrunkCase[] {
  return JSON.parse(folder.read(SHRUNK) ?? '[]') as readonly ShrunkCase[];
}

export function readTriage(folder: ReadOnlyFolder): readonly TriageCase[] {
  return JSON.parse(folder.read(TRIAGE) ?? '[]') as readonly TriageCase[];
}

/** Rules for which there was no time. */
export function readUnshrunk(folder: ReadOnlyFolder): readonly string[] {
  return JSON.parse(folder.read(UNSHRUNK) ?? '[]') as readonly string[];
}

/** Deviations at which the program failed while they were shrunk. */
export function readShrinkFailures(folder: ReadOnlyFolder): readonly ShrinkFailure[] {
  return JSON.parse(folder.read(SHRINK_FAILURES) ?? '[]') as readonly ShrinkFailure[];
}

/** What shrinking has given, without the files. */
export interface ShrinkLists extends Pick<ShrinkResult, 'left'> {
  readonly failures: readonly ShrinkFailure[];
  readonly shrunk: readonly ShrunkCase[];
}

export function writeShrunk(folder: CampaignFolder, { shrunk, left, failures }: ShrinkLists): void {
  folder.write(SHRUNK, `${JSON.stringify(shrunk, null, 2)}\n`);
  folder.write(UNSHRUNK, `${JSON.stringify(left, null, 2)}\n`);
  folder.write(SHRINK_FAILURES, `${JSON.stringify(failures, null, 2)}\n`);
}

export function writeTriage(folder: CampaignFolder, list: readonly TriageCase[]): void {
  folder.write(TRIAGE, `${JSON.stringify(list, null, 2)}\n`);
}

const SHRUNK = 'shrunk.json';
const UNSHRUNK = 'unshrunk.json';
const SHRINK_FAILURES = 'shrink-failures.json';
const TRIAGE = 'triage.json';
