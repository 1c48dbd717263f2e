import { dutch2017 } from './dutch/dutch-2017.js';
import { dutch2026 } from './dutch/dutch-2026.js';
import type { DutchEdition } from './dutch/edition.js';

/** The editions that this version can pair by, oldest first. */
export const editions: readonly DutchEdition[] = [dutch2017, dutch2026];

/** The edition with a name like "dutch-2026"; null when this version does not have it. */
export function editionById(id: string): DutchEdition | null {
  return editions.find((edition) => edition.id === id) ?? null;
}

/** The edition of the Dutch System in force on a day (ISO date); null for days before the oldest known one. */
export function editionInForce(day: string): DutchEdition | null {
  return editions.find(({ from, until }) => from <= day && (until === null || day <= until)) ?? null;
}

/** Names of all editions that the product knows of, in this version or a later one. */
export const KNOWN_EDITIONS: readonly string[] = [
  'dutch-1992',
  'dutch-2012',
  'dutch-2015-draft',
  'dutch-2017',
  'dutch-2026',
  'dubov-1997',
  'dubov-2026',
  'burstein-1998',
  'burstein-2026',
  'lim-1999',
  'lim-2026',
  'double-swiss-2026',
  'team-swiss-2026',
];
