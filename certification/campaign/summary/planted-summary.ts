import type { StoredTrial } from '../store/stored-trial.js';

/** How many wrong rounds we have planted for a candidate's checker, a tournament each, and how many it flags. */
export interface PlantedSummary {
  readonly planted: number;
  readonly found: number;
}

/** Sums up the trials of a direction; null where none of them is of a checker that has answered. */
export function plantedSummary(trials: readonly StoredTrial[]): PlantedSummary | null {
  const told = trials.flatMap(({ planted }) => (planted === undefined ? [] : [planted]));
  if (told.length === 0) return null;
  const errors = told.filter((planted) => planted !== null);
  return { planted: errors.length, found: errors.filter(({ isFound }) => isFound).length };
}
