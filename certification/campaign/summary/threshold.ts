import type { CampaignManifest, ProcedureName } from '../store/manifest.js';

/**
 * What a procedure asks for in each direction. Discrepancies are rounds: the procedures count pairings, and how wrong
 * standings are to be counted with them (a tournament, a place?) is not said. They are counted apart, and nothing follows.
 */
export interface Threshold {
  readonly name: ProcedureName;
  readonly title: string;
  readonly tournaments: number;
  /** Most discrepancies that are still analysed one by one. */
  readonly discrepancies: number;
}

/** The thresholds of the endorsement procedures. */
export const THRESHOLDS: Readonly<Record<Exclude<ProcedureName, 'positions'>, Threshold>> = {
  c04a: {
    name: 'c04a',
    title: 'C.04.A, article A.7 (until 2026)',
    tournaments: 5_000,
    discrepancies: 10,
  },
  '2026': {
    name: '2026',
    title: 'TEC Manual, article 3.9.4 (from 1 March 2026)',
    tournaments: 50_000,
    discrepancies: 10,
  },
};

/** What a campaign is judged by. */
export function thresholdOf({ procedure, count }: CampaignManifest): Threshold {
  if (procedure !== 'positions') return THRESHOLDS[procedure];
  return { name: 'positions', title: 'every round of the files', tournaments: count, discrepancies: 0 };
}

/** Within the threshold, over it, or not enough tournaments to say. */
export type ThresholdVerdict = 'within' | 'missed' | 'undecided';

/**
 * @param judged tournaments in which the candidate's pairings could be compared.
 * @param discrepancies rounds that differ.
 */
export function thresholdVerdict(
  { tournaments, discrepancies: most }: Threshold,
  judged: number,
  discrepancies: number,
): ThresholdVerdict {
  if (discrepancies > most) return 'missed';
  return judged >= tournaments ? 'within' : 'undecided';
}
