import type { DutchPlayer } from '../player.js';

/** What has been dropped of the float criteria: nothing, B6, or both (C9, C10). */
export type Dropped = 0 | 1 | 2;
export const DROPPING: readonly Dropped[] = [0, 1, 2];

/** One of the two cannot get the colour that he prefers (B4). */
export function missesColour(a: DutchPlayer, b: DutchPlayer): boolean {
  return a.preference !== null && a.preference === b.preference;
}

/** B5 and B6, as far as they are not dropped, let the player float down, or get the bye. */
export function mayFloatDown({ lastFloat, earlierFloat }: DutchPlayer, dropped: Dropped): boolean {
  return dropped === 2 || (lastFloat !== 'down' && (dropped === 1 || earlierFloat !== 'down'));
}

/** B5 and B6, as far as they are not dropped, let the lower of a pair meet the higher: he floats up, or has equal points. */
export function mayFloatUp(higher: DutchPlayer, lower: DutchPlayer, dropped: Dropped): boolean {
  if (dropped === 2 || higher.score === lower.score) return true;
  return lower.lastFloat !== 'up' && (dropped === 1 || lower.earlierFloat !== 'up');
}

/** A8: pairings of a bracket that cannot fulfil all preferences; who has none counts for neither colour (J5). */
export function leastMisses(players: readonly DutchPlayer[]): number {
  const count = (colour: 'white' | 'black'): number =>
    players.filter(({ preference }) => preference === colour).length;
  return Math.max(0, Math.max(count('white'), count('black')) - Math.ceil(players.length / 2));
}
