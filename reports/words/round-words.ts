import type { RoundReport } from '../../checker/index.js';

/** Why a round was not checked or cannot be paired; null for the others. */
export function roundReason({ verdict }: RoundReport): string | null {
  if (verdict === 'not-checked') return 'nobody was paired';
  if (verdict === 'impossible') return 'no pairing of these players is legal';
  return null;
}

/** What a reader of a deviating round must know besides; null for nothing. */
export function roundNote({ verdict, assumedFinal }: RoundReport): string | null {
  if (!assumedFinal || verdict === 'agrees' || verdict === 'not-checked') return null;
  return 'The file does not announce the number of rounds, so this round was taken for the last one (--total-rounds changes that).';
}
