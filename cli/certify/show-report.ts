import { join } from 'node:path';
import { lookInto } from '../../certification/campaign/store/folder.js';
import type { CampaignSummary } from '../../certification/campaign/summary/summary.js';
import type { CertifyOptions } from './options.js';
import { campaignReport } from './report.js';
import type { Io } from '../io.js';
import { openPage } from '../output/page.js';

/** Prints the report, and opens the page that is written in the folder where that is asked for. */
export async function showReport(
  summary: CampaignSummary,
  out: string,
  { format, open }: Pick<CertifyOptions, 'format' | 'open'>,
  io: Io,
): Promise<void> {
  io.stdout(campaignReport(summary, lookInto(out), format));
  if (open) await openPage(join(out, 'report.html'), io);
}
