import { Random, tournamentSeed } from '../../generator/index.js';
import type { GeneratorConfig } from '../../generator/index.js';
import { live, replay, theirChecker, theirFiles } from '../candidate/index.js';
import type { Ability, Candidate, TrialSettings } from '../candidate/index.js';
import { compareTrials } from './stored-trial.js';
import { indicesOf } from './manifest.js';
import type { CampaignManifest } from './manifest.js';
import type { TrialKey } from './stored-trial.js';
import type { Direction, Trial, TrialResult } from './trial.js';

/** Kinds of tournaments by their names, from which each tournament of a campaign takes one by chance. */
export type Scenarios = Readonly<Record<string, GeneratorConfig>>;

/** What a campaign needs besides its manifest. */
export type PlanParts = Pick<TrialSettings, 'explain' | 'decidedRules'>;

/** Runs any tournament of a campaign against a candidate; each depends on seed and index only. */
export function trialOfCampaign(
  manifest: CampaignManifest,
  scenarios: Scenarios,
  candidate: Candidate,
  parts: PlanParts,
): (key: TrialKey, signal: AbortSignal) => Promise<TrialResult> {
  const trials = new Map<string, Trial>();
  const trialFor = (direction: Direction, scenario: string): Trial => {
    const key = `${direction}/${scenario}`;
    const known = trials.get(key);
    if (known !== undefined) return known;
    const config = scenarios[scenario];
    const trial = TRIALS[direction](candidate, { ...parts, config, seed: manifest.seed, scenario });
    trials.set(key, trial);
    return trial;
  };
  return ({ index, direction }, signal) =>
    trialFor(direction, scenarioOf(manifest.seed, index, scenarios))(index, signal);
}

/** All trials of a campaign in their order. */
export function keysOf(manifest: CampaignManifest): TrialKey[] {
  return indicesOf(manifest)
    .flatMap((index) => manifest.directions.map((direction) => ({ index, direction })))
    .sort(compareTrials);
}

/** What a candidate must be able to do for a direction. */
export const NEEDED: Readonly<Record<Direction, Ability>> = {
  replay: 'pair',
  live: 'pair',
  'their-files': 'generate',
  'their-checker': 'check',
};

/** What it must be able to do for all of them, each once. */
export function abilitiesFor(directions: readonly Direction[]): Ability[] {
  return [...new Set(directions.map((direction) => NEEDED[direction]))];
}

const TRIALS = { replay, live, 'their-files': theirFiles, 'their-checker': theirChecker };

function scenarioOf(seed: string, index: number, scenarios: Scenarios): string {
  const names = Object.keys(scenarios).sort();
  return new Random(`${tournamentSeed(seed, index)}/scenario`).pick(names);
}
