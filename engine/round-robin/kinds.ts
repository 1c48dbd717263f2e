import { DOUBLE, SINGLE } from './schedule.js';
import type { Cycles } from './schedule.js';

/** A kind of event that is named where others name an edition of the rules. */
export interface RobinKind {
  readonly id: 'round-robin' | 'double-round-robin';
  readonly cycles: Cycles;
  /** Of record 192 (ETT26). */
  readonly code: string;
  /** For record 092. */
  readonly title: string;
}

export const ROBIN_KINDS: readonly RobinKind[] = [
  { id: 'round-robin', cycles: SINGLE, code: 'FIDE_ROUNDROBIN', title: 'Individual: Round-Robin' },
  {
    id: 'double-round-robin',
    cycles: DOUBLE,
    code: 'FIDE_DOUBLEROUNDROBIN',
    title: 'Individual: Double Round-Robin',
  },
];

/** The kind with a name; null for other names. */
export function robinKind(name: string | null): RobinKind | null {
  return ROBIN_KINDS.find(({ id }) => id === name) ?? null;
}
