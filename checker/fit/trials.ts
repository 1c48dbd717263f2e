import type { EditionTrial } from '../report.js';
import { isChecked, isRight } from '../tournament-report.js';

/** How many rounds an edition pairs as they were published, of those that it could check; and the others. */
export interface TrialCounts {
  readonly agree: number;
  readonly rounds: number;
  readonly differing: readonly number[];
}

export function countsOf({ rounds }: EditionTrial): TrialCounts {
  const checked = rounds.filter(isChecked);
  const differing = checked.filter((round) => !isRight(round)).map(({ round }) => round);
  return { agree: checked.length - differing.length, rounds: checked.length, differing };
}

/** Every round that could be checked is paired as published, and there is one. */
export function fits({ agree, rounds }: TrialCounts): boolean {
  return rounds > 0 && agree === rounds;
}

/** The editions that are closest to the published rounds: of those that could check one, if any could. */
export function closestOf(trials: readonly EditionTrial[]): EditionTrial[] {
  const rank = (trial: EditionTrial): readonly number[] => {
    const counts = countsOf(trial);
    return [Math.min(1, counts.rounds), fits(counts) ? 1 : 0, counts.agree, -counts.differing.length];
  };
  const ranks = trials.map(rank);
  const best = ranks.reduce((a, b) => (compare(a, b) < 0 ? b : a));
  return trials.filter((_, index) => compare(ranks[index], best) === 0);
}

/**
 * The one of the closest that is called for, else the latest.
 * @param calledFor those that the file speaks for, the likeliest first.
 */
export function bestOf(trials: readonly EditionTrial[], calledFor: readonly string[]): EditionTrial {
  const closest = closestOf(trials);
  const likeliest = calledFor.find((id) => closest.some((trial) => trial.id === id));
  return closest.find(({ id }) => id === likeliest) ?? closest[closest.length - 1];
}

function compare(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((value, i) => value !== b[i]);
  return index === -1 ? 0 : a[index] - b[index];
}
