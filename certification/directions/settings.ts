import type { Tournament } from '../../corpus/index.js';
import type { DutchEdition } from '../../engine/index.js';
import type { GeneratorConfig, GeneratorSystem, Seed } from '../../generator/index.js';
import type { DeviationWords } from '../campaign/trials/trial.js';
import type { Deviation } from '../../checker/report.js';
import { CandidateError } from '../program/call/find-program.js';

/** What the trials of one scenario have in common. */
export interface TrialSettings {
  /** What the tournaments are like; the edition is the candidate's. */
  readonly config: GeneratorConfig;
  /** Of the campaign; each tournament has its own from this and its index. */
  readonly seed: Seed;
  /** Name of the scenario in the results. */
  readonly scenario: string;
  /** Puts a deviation into words. */
  readonly explain: Explain;
  /** Counts the rounds that each rule decides; left out, nothing is counted. */
  readonly decidedRules?: (tournament: Tournament, edition: DutchEdition) => Readonly<Record<string, number>>;
}

export type Explain = (
  deviation: Deviation,
  context: { readonly edition: string; readonly deviations: readonly Deviation[] },
) => DeviationWords;

/** The generator's name for an edition. Throws a CandidateError for one whose tournaments it cannot play. */
export function systemOf({ id }: DutchEdition): GeneratorSystem {
  const system = SYSTEMS.find((name) => name === id);
  if (system === undefined) throw new CandidateError(`the generator cannot play tournaments by ${id}`);
  return system;
}

const SYSTEMS: readonly GeneratorSystem[] = ['dutch-2017', 'dutch-2026'];
