import type { DeviationDocument, EventDocument } from './documents.js';

/** A round in the line of rounds. */
export interface RoundStep {
  readonly round: number;
  /** `good`: it came back as it was given out. `bad`: it did not. `now`: it is being played. `off`: it is not paired yet. */
  readonly state: 'good' | 'bad' | 'now' | 'off';
  readonly words: string;
  /** The same in a few letters, for a phone; empty: the words add nothing. */
  readonly short: string;
}

/**
 * Returns the rounds of an event with their states. A round is compared when a later file comes: before that it is neither
 * right nor wrong.
 * @param totalRounds null: the file does not announce them.
 * @param results how many boards of the round in play have a result on this page; null: nobody enters them here.
 */
export function roundSteps(
  { round: last, closed }: Pick<EventDocument, 'round' | 'closed'>,
  totalRounds: number | null,
  deviations: readonly DeviationDocument[],
  results: { readonly entered: number; readonly boards: number } | null,
): RoundStep[] {
  const counts = new Map<number, number>();
  for (const { round, takenBack } of deviations)
    if (round !== null && !takenBack) counts.set(round, (counts.get(round) ?? 0) + 1);
  return Array.from({ length: Math.max(last, totalRounds ?? 0) }, (_, index): RoundStep => {
    const round = index + 1;
    const count = counts.get(round) ?? 0;
    if (round > last) return { round, state: 'off', words: 'not paired', short: '' };
    if (count > 0) return { round, state: 'bad', words: '✗ differs', short: '✗' };
    if (round < last || closed !== null) return { round, state: 'good', words: '✓ as given out', short: '✓' };
    if (results === null) return { round, state: 'now', words: 'being played', short: '…' };
    const { entered, boards } = results;
    return { round, state: 'now', words: `${entered} of ${boards} results`, short: `${entered}/${boards}` };
  });
}
