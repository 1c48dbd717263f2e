import type { Deviation } from '../../checker/index.js';

/** Those in pairs that an absolute rule forbids; nobody where the bracket breaks none. */
export function forbiddenIn({ kind, consequenceOf, players, violations }: Deviation): ReadonlySet<number> {
  if (kind !== 'absolute' || consequenceOf !== null) return new Set();
  return new Set([...players, ...violations.flatMap((violation) => violation.players)]);
}
