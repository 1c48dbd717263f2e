import { programsLedger } from '../../../corpus/shipped/programs-ledger.js';
import { editionById, withChoices } from '../../../engine/index.js';
import { rulesOf } from '../../../generator/index.js';
import { knownDifferences } from '../../known/known-differences.js';
import { readFindings } from '../store/findings.js';
import type { ReadOnlyFolder } from '../store/folder.js';
import { profileOf } from '../store/manifest.js';
import type { CampaignManifest } from '../store/manifest.js';
import { fileOfRound } from '../store/store.js';
import type { StoredTrial } from '../store/stored-trial.js';
import { commonReadings, discrepanciesOf } from '../triage/discrepancies.js';
import { summarize } from './summary.js';
import type { CampaignSummary } from './summary.js';

/**
 * Sums up a campaign with what its folder has besides the results.
 * @param trials those that count: from `trialsThatCount`.
 */
export function summaryOf(
  folder: ReadOnlyFolder,
  manifest: CampaignManifest,
  trials: readonly StoredTrial[],
): CampaignSummary {
  const { coverage, steer, candidate } = manifest;
  const claimed = editionById(manifest.edition);
  const edition = claimed === null ? null : withChoices(claimed, profileOf(candidate).choices ?? {});
  const fileOf = (trial: StoredTrial, round: number): string | null => fileOfRound(folder, trial, round);
  const ledger = programsLedger();
  const discrepancies = edition === null ? [] : discrepanciesOf(trials, edition, fileOf);
  return summarize(manifest, trials, {
    rules: edition === null ? [] : steer === undefined || coverage ? rulesOf(edition) : [steer.rule],
    ...readFindings(folder),
    discrepancies,
    explainedBy: edition === null ? null : commonReadings(trials, edition, fileOf, discrepancies),
    known: knownDifferences(manifest, trials, ledger.entries),
    readingSides: ledger.readings.filter((side) => side.edition === edition?.id),
  });
}
