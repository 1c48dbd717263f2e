import type { KnownDifference } from '../../certification/known/known-differences.js';
import type { TrialKey } from '../../certification/campaign/store/stored-trial.js';

/**
 * "known: programs ledger entry …" where the ledger of programs has a difference, told apart from what only looks like it.
 * @param round null: the program failed.
 */
export function knownWords(
  known: readonly KnownDifference[],
  { index, direction }: TrialKey,
  round: number | null,
): string[] {
  return known
    .filter((other) => other.index === index && other.direction === direction && other.round === round)
    .map(({ entries, certainty }) => {
      const ids = `programs ledger ${entries.length === 1 ? 'entry' : 'entries'} ${entries.join(', ')}`;
      return certainty === 'known' ? `known: ${ids}` : `looks like ${ids}`;
    });
}
