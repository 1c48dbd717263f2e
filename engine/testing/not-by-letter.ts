import type { Edition } from '../systems/interface/system.js';

/* What the literal readings do not take. */

/**
 * Rules without which a text does not tell what is to be done: how many MDPs are paired (2017 B.1.c, C.6; P); in what order
 * sets of upfloaters with different scores come (C.04.6 C5); whether an index left out for the bye ranks the players (1.8.1);
 * what colours two get who may not meet (C3, 5.2-5.3), or whose preferences can both be granted (E1, E.1, E.2, 5.2.1, 5.5, 5.2.2, 4.3.1); who
 * alternates (4.3.4, 4.3.8); what becomes of a floater who cannot be paired (1998 6.6).
 */
export const NEEDED: Readonly<Record<string, readonly string[]>> = {
  'dutch-1992': ['E1'],
  'dutch-2012': ['P', 'D.3', 'E.1'],
  'dutch-2015-draft': ['P', 'E.1'],
  'dutch-2017': ['C6', 'E.1'],
  'dutch-2026': ['5.2.1'],
  'dubov-2018': ['C3', 'E.2'],
  'dubov-2026': ['C3', '5.2.2'],
  'burstein-1998': ['5.2-5.3', '6.6'],
  'lim-1999': ['5.5'],
  'lim-2026': ['5.5'],
  'burstein-2026': ['C3', '1.8.1.1', '1.8.1.2', '5.2.2'],
  'double-swiss-2026': ['C5', '4.3.1', '4.3.4'],
  'team-swiss-2026': ['C5', '4.3.1', '4.3.8'],
};

export function isNeeded({ id }: Edition, rule: string): boolean {
  return NEEDED[id]?.includes(rule) ?? false;
}

/**
 * Other readings that only the fast one knows: how far the second scrutiny of Lim goes in one pass (L3, L4), and the last one
 * of the group in Maxi-tournaments (L34).
 */
export const UNREAD: readonly string[] = ['L3', 'L4', 'L34'];
