import { isFailure } from '../summary/direction-summary.js';
import { hasWrongStandings } from '../summary/standings-summary.js';
import type { ShrunkCase } from '../shrunk-case.js';
import { readFindings } from '../store/findings.js';
import type { ReadOnlyFolder } from '../store/folder.js';
import type { CampaignManifest } from '../store/manifest.js';
import { readTrials } from '../store/store.js';
import { keyText } from '../store/stored-trial.js';
import type { StoredTrial } from '../store/stored-trial.js';
import { isDeviating } from '../triage/deviating-rounds.js';
import { trialsThatCount } from '../trials/deciding-trial.js';

/** A campaign whose findings are run again; its folder is only read. A tournament counts once in each direction. */
export interface EarlierCampaign {
  readonly folder: ReadOnlyFolder;
  readonly manifest: CampaignManifest;
  /** Tournaments that the campaign was to run. */
  readonly wanted: number;
  /** Tournaments that it has run. */
  readonly run: number;
  /** Of those, the ones with a deviation, a failure of the program or wrong standings, in the order of the campaign. */
  readonly found: readonly StoredTrial[];
  /** Of those, the ones that say nothing about the program: infeasible settings, or a defect of ours. */
  readonly unjudged: number;
  /** The smallest tournaments that the campaign found, by rule. */
  readonly shrunk: readonly ShrunkCase[];
}

/** Reads the results of a campaign, also of one that is not finished. */
export function earlierCampaign(folder: ReadOnlyFolder, manifest: CampaignManifest): EarlierCampaign {
  const once = new Map(readTrials(folder).map((trial) => [keyText(trial), trial]));
  const trials = trialsThatCount(manifest, [...once.values()]);
  const found = trials.filter(hasFinding);
  const shown = new Set(found.map(keyText));
  return {
    folder,
    manifest,
    wanted: manifest.count * manifest.directions.length,
    run: trials.length,
    found,
    unjudged: trials.filter((trial) => trial.outcome !== 'agrees' && !shown.has(keyText(trial))).length,
    shrunk: readFindings(folder).shrunk.filter((item) => shown.has(keyText(item))),
  };
}

/** A defect of ours is no finding about the program, whatever the tournament holds besides. */
function hasFinding(trial: StoredTrial): boolean {
  if (trial.outcome === 'our-defect') return false;
  return isDeviating(trial) || isFailure(trial) || hasWrongStandings(trial);
}
