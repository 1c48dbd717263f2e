import type { Tournament } from '../../corpus/index.js';
import type { Edition } from '../../engine/index.js';
import type { GeneratorConfig, Seed } from '../../generator/index.js';

/** What the trials of one scenario have in common. */
export interface TrialSettings {
  /** What the tournaments are like; the edition is the candidate's. */
  readonly config: GeneratorConfig;
  /** Of the campaign; each tournament has its own from this and its index. */
  readonly seed: Seed;
  /** Name of the scenario in the results. */
  readonly scenario: string;
  /** Counts the rounds that each rule decides; left out, nothing is counted. */
  readonly decidedRules?: (tournament: Tournament, edition: Edition) => Readonly<Record<string, number>>;
  /** Whether the generator is asked a second time for the same tournament. Default false. */
  readonly asksAgain?: boolean;
}

/** The same for a table, which has no rules that decide rounds. */
export type TableSettings = Omit<TrialSettings, 'decidedRules'>;

/** Events in which everything is known when the next round is paired. */
export const NOTHING_LATER = { adjourned: 0, corrected: 0, renumbered: 0 } as const;
