import { join } from 'node:path';
import type { CampaignFolder, ReadOnlyFolder } from '../../certification/campaign/store/folder.js';
import { SORTED } from '../../certification/campaign/store/store.js';
import { readTimes } from '../../certification/campaign/store/times.js';
import type { CampaignSummary } from '../../certification/campaign/summary/summary.js';
import { timeSummaries } from '../../certification/campaign/summary/time-summary.js';
import { checkFile } from '../../checker/index.js';
import type { TournamentReport } from '../../checker/index.js';
import { editionById } from '../../engine/index.js';
import { campaignApplication } from '../../reports/campaign/application.js';
import { campaignHtml } from '../../reports/html/campaign.js';
import { campaignCsv } from '../../reports/campaign/csv.js';
import { campaignJson } from '../../reports/campaign/json.js';
import { campaignJunit } from '../../reports/campaign/junit.js';
import { campaignText } from '../../reports/campaign/text.js';
import type { CertifyOptions, ReportFormat } from './options.js';
import type { Io } from '../io.js';
import { ExitCode, mostImportant } from '../output/exit-codes.js';
import { openPage } from '../output/page.js';
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

/** Prints the report, and opens the page that is written in the folder where that is asked for. */
export async function showReport(
  summary: CampaignSummary,
  folder: ReadOnlyFolder,
  { format, open }: Pick<CertifyOptions, 'format' | 'open'>,
  io: Io,
): Promise<void> {
  io.stdout(REPORTS[format](summary, folder));
  if (open) await openPage(join(folder.path, 'report.html'), io);
}

/** The smallest tournaments checked by the rules, with the pictures of their deviating rounds. */
function drawnCases(folder: ReadOnlyFolder, { manifest, shrunk }: CampaignSummary): TournamentReport[] {
  const edition = editionById(manifest.edition);
  return shrunk.flatMap(({ file }) => {
    const text = folder.read(file);
    return text === null
      ? []
      : [checkFile(text, file, { edition, standings: null, triesDay: false, isPictured: true })];
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
  folder.write('report.html', REPORTS.html(summary, folder));
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
