import { Random, tournamentSeed } from '../../../generator/index.js';
import type { GeneratorConfig } from '../../../generator/index.js';

/** Kinds of tournaments by their names, from which each tournament of a campaign takes one by chance. */
export type Scenarios = Readonly<Record<string, GeneratorConfig>>;

/** What a simulated tournament depends on. */
export interface EventKey {
  readonly seed: string;
  readonly index: number;
  readonly scenario: string;
}

/** Name of the kind that a tournament is of. */
export function scenarioOf(seed: string, index: number, scenarios: Scenarios): string {
  const names = Object.keys(scenarios).sort();
  return new Random(`${tournamentSeed(seed, index)}/scenario`).pick(names);
}
