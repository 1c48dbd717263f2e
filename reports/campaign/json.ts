import { canonicalJson } from '../../certification/campaign/store/manifest.js';
import type { Json } from '../../certification/campaign/store/manifest.js';
import type { StoredTrial } from '../../certification/campaign/store/stored-trial.js';
import type { CampaignSummary } from '../../certification/campaign/summary/summary.js';
import type { CampaignDocument, CaseDocument } from '../../corpus/schema/types/campaign-report.js';
import { checkCommand } from './check-command.js';
import { explanation, noteWords, replayCommand } from './trial-words.js';

/** The report of a campaign as JSON; the same results always give the same bytes. */
export function campaignJson(summary: CampaignSummary): string {
  return `${JSON.stringify(campaignDocument(summary), null, 2)}\n`;
}

/** The report of a campaign, valid under `campaign-report.schema.json`. */
export function campaignDocument(summary: CampaignSummary): CampaignDocument {
  const { manifest, cases, standingsCases, threshold, shrunk, ...rest } = summary;
  return {
    schema: 'swissproof/campaign-report/1',
    manifest: inOrder(manifest),
    threshold,
    ...rest,
    shrunk: shrunk.map((found) => ({ ...found, check: checkCommand(found, manifest) })),
    cases: cases.map((trial) => inOrder(caseDocument(trial))),
    standingsCases: standingsCases.map((trial) => inOrder(caseDocument(trial))),
  };
}

function caseDocument(trial: StoredTrial): CaseDocument {
  // What a generator was asked for is counted in its direction.
  const { path: file, roundPaths: roundFiles, generated: _, ...findings } = trial;
  const deviations = trial.deviations.map((deviation) => {
    const { round, kind, rule, article } = deviation;
    return { round, kind, rule, article, explanation: explanation(deviation, trial) };
  });
  return { ...findings, note: noteWords(trial), deviations, file, roundFiles, replay: replayCommand(trial) };
}

/** With the keys in one order, whether it was made now or read from a file. */
function inOrder<Value extends object>(value: Value): Value {
  return JSON.parse(canonicalJson(value as Json)) as Value;
}
