import type { Stats } from 'node:fs';

/** What lies in a folder or an archive and is never opened there. */
export type NotOpened = 'pipe' | 'socket' | 'device' | 'link' | 'in-archive';

/** What something on the disk is that is neither a file nor a folder. */
export function specialKind(stats: Pick<Stats, 'isFIFO' | 'isSocket'>): NotOpened {
  if (stats.isFIFO()) return 'pipe';
  return stats.isSocket() ? 'socket' : 'device';
}
