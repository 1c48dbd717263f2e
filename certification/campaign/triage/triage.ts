import { isDeviating } from './deviating-rounds.js';
import type { TrialDeviation } from '../trials/trial.js';
import type { StoredTrial, TrialKey } from '../store/stored-trial.js';

/** With whom a second program agrees about a round in which ours and the candidate differ. */
export type TriageClass = 'agrees-with-us' | 'agrees-with-candidate' | 'three-answers' | 'no-answer';

export const TRIAGE_CLASSES: readonly TriageClass[] = [
  'agrees-with-us',
  'agrees-with-candidate',
  'three-answers',
  'no-answer',
];

/** A round that was put to the second program; plain JSON. */
export interface TriageCase extends TrialKey {
  readonly round: number;
  /** Those of the first deviation. */
  readonly rule: string;
  readonly class: TriageClass;
  /** Why there is no answer. */
  readonly note: string;
  /** Path of the certificates of our reading in the folder of the campaign; null where there are none. */
  readonly certificates: string | null;
}

/** The rounds to put to a second program: of each tournament that deviates every wrong round. */
export function triageQuestions(trials: readonly StoredTrial[]): TriageQuestion[] {
  return trials.flatMap((trial) => {
    if (!isDeviating(trial)) return [];
    const first = new Map<number, TrialDeviation>();
    for (const deviation of trial.deviations)
      if (!first.has(deviation.round)) first.set(deviation.round, deviation);
    return [...first.values()].map((deviation) => ({ trial, deviation }));
  });
}

export interface TriageQuestion {
  readonly trial: StoredTrial;
  readonly deviation: TrialDeviation;
}

/** A pairing as a text: equal texts for equal pairings, whatever the order of the boards. */
export function pairingText(
  pairs: readonly { readonly white: number; readonly black: number }[],
  bye: number | null,
): string {
  const boards = pairs.map(({ white, black }) => `${white}-${black}`).sort();
  return [...boards, ...(bye === null ? [] : [`${bye}-0`])].join(' ');
}

/** Sorts an answer of the second program. */
export function triageClass(ours: string, theirs: string, second: string): TriageClass {
  if (second === ours) return 'agrees-with-us';
  return second === theirs ? 'agrees-with-candidate' : 'three-answers';
}
