import {
  checkerByTable,
  filesByTable,
  followsTable,
  live,
  liveByTable,
  positionTrial,
  replay,
  theirChecker,
  theirFiles,
} from '../../program/index.js';
import type { Ability, AskedProgram, Position, TrialSettings } from '../../program/index.js';
import { compareTrials } from '../store/stored-trial.js';
import { indicesOf } from '../store/manifest.js';
import type { CampaignManifest } from '../store/manifest.js';
import type { TrialKey } from '../store/stored-trial.js';
import { scenarioOf } from './scenarios.js';
import type { EventKey, Scenarios } from './scenarios.js';
import { SteeredEvents } from './steered-events.js';
import type { Direction, GeneratedDirection, TrialResult } from './trial.js';

/** What a campaign needs besides its manifest. */
export interface PlanParts extends Pick<TrialSettings, 'decidedRules'> {
  readonly scenarios: Scenarios;
  /** The files of the manifest, in its order. */
  readonly positions: readonly Position[];
}

/**
 * Runs any tournament of a campaign against a candidate; each depends on seed and index only.
 * @param candidates the same program for each job, opened once for each.
 */
export function trialOfCampaign(
  manifest: CampaignManifest,
  candidates: readonly AskedProgram[],
  { scenarios, positions, ...parts }: PlanParts,
): (key: TrialKey, signal: AbortSignal, job: number) => Promise<TrialResult> {
  const { seed, steer } = manifest;
  const [first] = candidates;
  const steered =
    steer === undefined || followsTable(first)
      ? null
      : new SteeredEvents(seed, steer, scenarios, first.edition);
  return async ({ index, direction }, signal, job) => {
    const candidate = candidates[job];
    if (followsTable(candidate)) {
      const scenario = scenarioOf(seed, index, scenarios);
      const settings = { config: scenarios[scenario], seed, scenario, asksAgain: isAskedAgain(index) };
      return TABLE_TRIALS[demandOfTable(direction)](candidate, settings)(index, signal);
    }
    const run = (of: GeneratedDirection, event: EventKey): Promise<TrialResult> => {
      const { scenario } = event;
      const config = scenarios[scenario];
      const settings = { ...parts, config, seed: event.seed, scenario, asksAgain: isAskedAgain(index) };
      return TRIALS[of](candidate, settings)(event.index, signal);
    };
    if (direction === 'positions')
      return positionTrial(candidate, positions[index - manifest.first], parts)(index, signal);
    if (steered !== null) return { ...(await run(direction, await steered.find(index, signal))), index };
    return run(direction, { seed, index, scenario: scenarioOf(seed, index, scenarios) });
  };
}

/**
 * The tournaments for which a generator is asked again: 1, 101, 201 and so on. The number alone says it, so that parts of a campaign ask
 * as the whole does.
 */
function isAskedAgain(index: number): boolean {
  return index % 100 === 1;
}

/** Directions in which a round robin can be asked for: its rounds do not depend on results. */
export const TABLE_DIRECTIONS = [
  'live',
  'their-files',
  'their-checker',
] as const satisfies readonly Direction[];

type TableDirection = (typeof TABLE_DIRECTIONS)[number];

function demandOfTable(direction: Direction): TableDirection {
  const known = TABLE_DIRECTIONS.find((one) => one === direction);
  if (known === undefined) throw new RangeError(`there is no direction ${direction} for round robins`);
  return known;
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
  positions: 'pair',
};

/** What it must be able to do for all of them, each once. */
export function abilitiesFor(directions: readonly Direction[]): Ability[] {
  return [...new Set(directions.map((direction) => NEEDED[direction]))];
}

const TABLE_TRIALS = { live: liveByTable, 'their-files': filesByTable, 'their-checker': checkerByTable };
const TRIALS = { replay, live, 'their-files': theirFiles, 'their-checker': theirChecker };
