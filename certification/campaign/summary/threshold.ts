import type { CampaignManifest, ProcedureName } from '../store/manifest.js';

/** What a procedure asks for in each direction. */
export interface Threshold {
  readonly name: ProcedureName;
  readonly title: string;
  readonly tournaments: number;
  /** Most discrepancies that are still analysed one by one. */
  readonly discrepancies: number;
  /**
   * Whether standings are compared as well, so that wrong ones are discrepancies (Q21, Q31, Q33 and Q34 of the questionnaire
   * of 2026). How many a wrong table is, the texts do not say: here it is one, whatever the number of its wrong places, since
   * one error of a tie-break moves many places.
   */
  readonly countsStandings: boolean;
  /** Whether a generator fails that always makes the same file of the same settings (Q30 of the questionnaire of 2026). */
  readonly failsFixedFiles: boolean;
}

/** The thresholds of the endorsement procedures. */
export const THRESHOLDS: Readonly<Record<Exclude<ProcedureName, 'positions'>, Threshold>> = {
  c04a: {
    name: 'c04a',
    title: 'C.04.A, article A.7 (until 2026)',
    tournaments: 5_000,
    discrepancies: 10,
    countsStandings: false,
    failsFixedFiles: false,
  },
  '2026': {
    name: '2026',
    title: 'TEC Manual, article 3.9.4 (from 1 March 2026)',
    tournaments: 50_000,
    discrepancies: 10,
    countsStandings: true,
    failsFixedFiles: true,
  },
};

/** Every round of given files. */
const POSITIONS = {
  name: 'positions',
  title: 'every round of the files',
  discrepancies: 0,
  countsStandings: false,
  failsFixedFiles: false,
} as const;

/** What a campaign is judged by. */
export function thresholdOf({ procedure, count }: CampaignManifest): Threshold {
  if (procedure !== 'positions') return THRESHOLDS[procedure];
  return { ...POSITIONS, tournaments: count };
}

/** Within the threshold, over it, or not enough tournaments to say. */
export type ThresholdVerdict = 'within' | 'missed' | 'undecided';

/**
 * @param judged tournaments in which everything could be compared that the procedure asks for.
 * @param discrepancies as {@link discrepanciesIn} counts them.
 */
export function thresholdVerdict(
  { tournaments, discrepancies: most }: Threshold,
  judged: number,
  discrepancies: number,
): ThresholdVerdict {
  if (discrepancies > most) return 'missed';
  return judged >= tournaments ? 'within' : 'undecided';
}
