import type { StoredTrial } from '../store/stored-trial.js';

/** What a direction found out about standings, which are counted apart from the pairings. */
export interface StandingsSummary {
  /** Tournaments in which they were compared. */
  readonly compared: number;
  /** Tournaments in which nothing could be compared, or of which the candidate's checker says nothing. */
  readonly notChecked: number;
  /** Of those compared: wrong ones in the candidate's files, or wrong opinions of its checker. */
  readonly deviating: number;
  /** Errors that we have planted for its checker, and how many of them it does not report. */
  readonly planted: number;
  readonly missed: number;
}

/** True where the standings of the candidate, or its opinion on ours, are wrong. */
export function hasWrongStandings({ standings }: Pick<StoredTrial, 'standings'>): boolean {
  return standings?.verdict === 'deviates';
}

/** Sums up the trials of a direction; null where none of them speaks of standings. */
export function standingsSummary(trials: readonly StoredTrial[]): StandingsSummary | null {
  const answered = trials.flatMap(({ standings }) => (standings === undefined ? [] : [standings]));
  if (answered.length === 0) return null;
  const notChecked = answered.filter(({ verdict }) => verdict === 'not-checked').length;
  const deviating = answered.filter(({ verdict }) => verdict === 'deviates');
  return {
    compared: answered.length - notChecked,
    notChecked,
    deviating: deviating.length,
    planted: answered.filter(({ planted }) => planted !== null).length,
    missed: deviating.filter(({ planted }) => planted !== null).length,
  };
}
