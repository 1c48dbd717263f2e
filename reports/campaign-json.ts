import { canonicalJson } from '../checker/campaign/manifest.js';
import type { Json } from '../checker/campaign/manifest.js';
import type { CampaignSummary } from '../checker/campaign/summary.js';
import { replayCommand } from './campaign-words.js';

/**
 * The report of a campaign as JSON, valid under `campaign-report.schema.json`; the same results always give the same
 * bytes.
 */
export function campaignJson(summary: CampaignSummary): string {
  const { manifest, cases, threshold, ...rest } = summary;
  const document = {
    schema: 'swissproof/campaign-report/1',
    manifest: inOrder(manifest),
    threshold,
    ...rest,
    cases: cases.map((trial) => inOrder({ ...trial, replay: replayCommand(trial) })),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** With the keys in one order, whether it was made now or read from a file. */
function inOrder(value: object): unknown {
  return JSON.parse(canonicalJson(value as Json));
}
