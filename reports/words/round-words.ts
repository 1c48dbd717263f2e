import type { RoundReport } from '../../checker/index.js';
import { counted } from './numbers.js';

/** Why a round was not checked or cannot be paired; null for the others. */
export function roundReason({ verdict, tooLarge }: RoundReport): string | null {
  if (tooLarge !== undefined) return tooLargeWords([tooLarge]);
  if (verdict === 'not-checked') return 'nobody was paired';
  if (verdict === 'impossible') return 'no pairing of these players is legal';
  return null;
}

/** Why rounds cannot be judged by trying everything; the players are those of the largest. */
export function tooLargeWords(rounds: readonly NonNullable<RoundReport['tooLarge']>[]): string {
  const players = Math.max(...rounds.map((round) => round.players));
  const limit = Math.max(...rounds.map((round) => round.limit));
  return `too large to try everything (${counted(players, 'player', 'players')}, at most ${limit})`;
}

/** What a reader of a deviating round must know besides; null for nothing. */
export function roundNote({ verdict, assumedFinal }: RoundReport): string | null {
  if (!assumedFinal || verdict === 'agrees' || verdict === 'not-checked') return null;
  return 'The file does not announce the number of rounds, so this round was taken for the last one (--total-rounds changes that).';
}
