import type { NormTitle } from './norms.js';
import type { NormPlayer } from './people.js';

/** 1.4.5a: any title but CM and WCM. */
export function isTitleHolder({ title }: NormPlayer): boolean {
  return title !== null && title !== '' && title !== 'CM' && title !== 'WCM';
}

export function hasTitleOf({ title }: NormPlayer, titles: readonly NormTitle[]): boolean {
  return titles.some((one) => one === title);
}

/** GM, IM, WGM or WIM. */
export function hasNormTitle(player: NormPlayer): boolean {
  return hasTitleOf(player, ['GM', 'IM', 'WGM', 'WIM']);
}
