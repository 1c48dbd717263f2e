import type { RecognisedFile } from '../totals.js';
import type { AuditReport } from './audit-report.js';

/** Norms of players who hold the title already do not count. */
export interface AuditTotals {
  readonly tournaments: number;
  readonly invalid: number;
  readonly made: number;
  readonly unknown: number;
  /** Norms, made or unknown, that a deviation touches. */
  readonly touched: number;
  /** Names of files that were found in folders and are no tournaments; they are in no count. */
  readonly skipped: readonly string[];
  /** The skipped files that swissproof recognises. */
  readonly recognised: readonly RecognisedFile[];
}

export function auditTotals({ verdict, players }: AuditReport): AuditTotals {
  const norms = players.flatMap((player) => player.norms).filter(({ isHeld }) => !isHeld);
  const count = (what: string): number => norms.filter(({ result }) => result.verdict === what).length;
  return {
    tournaments: 1,
    invalid: verdict === 'invalid' ? 1 : 0,
    made: count('made'),
    unknown: count('unknown'),
    touched: norms.filter(({ touches }) => touches.length > 0).length,
    skipped: [],
    recognised: [],
  };
}

export function sumOfAudits(lots: readonly AuditTotals[]): AuditTotals {
  const sum = (of: (totals: AuditTotals) => number): number =>
    lots.reduce((total, lot) => total + of(lot), 0);
  return {
    tournaments: sum((lot) => lot.tournaments),
    invalid: sum((lot) => lot.invalid),
    made: sum((lot) => lot.made),
    unknown: sum((lot) => lot.unknown),
    touched: sum((lot) => lot.touched),
    skipped: lots.flatMap((lot) => lot.skipped),
    recognised: lots.flatMap((lot) => lot.recognised),
  };
}
