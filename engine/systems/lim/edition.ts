import type { EditionFacts } from '../interface/system.js';
import type { LimReadings } from './readings/readings.js';
import { limRules } from './rules.js';
import type { LimNumbers, LimRules, LimSteps } from './rules.js';

/** An edition of the Lim System, or one of its readings: data plus the few functions in which they differ. */
export interface LimEdition extends EditionFacts, LimReadings {
  /** The articles that the two editions number otherwise. */
  readonly numbers: LimNumbers;
  readonly rules: LimRules;
  readonly steps: LimSteps;
  /** The decisions that are not made, by their names in `LimRules`: for planted errors. */
  readonly leftOut: ReadonlySet<keyof LimRules>;
  /** A Maxi-tournament: ratings bound some exchanges (3.2, 3.8, 5.7). */
  readonly isMaxi: boolean;
}

/** An edition for Maxi-tournaments. */
export function asMaxi(edition: LimEdition): LimEdition {
  return { ...edition, isMaxi: true, needs: ['ratings'], rules: limRules(edition.numbers, true) };
}
