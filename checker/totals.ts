import type { TournamentReport } from './report.js';

export interface Totals {
  readonly tournaments: number;
  readonly rounds: number;
  readonly agree: number;
  readonly deviate: number;
  readonly invalid: number;
  readonly byRule: Readonly<Record<string, number>>;
}

/** Counts over several reports; consequences do not count under their rule. */
export function totalsOf(reports: readonly TournamentReport[]): Totals {
  return sumOf(reports.map(totalsOfOne));
}

/** The totals of several lots of tournaments together. */
export function sumOf(lots: readonly Totals[]): Totals {
  const byRule: Record<string, number> = {};
  let [tournaments, rounds, agree, deviate, invalid] = [0, 0, 0, 0, 0];
  for (const lot of lots) {
    tournaments += lot.tournaments;
    rounds += lot.rounds;
    agree += lot.agree;
    deviate += lot.deviate;
    invalid += lot.invalid;
    for (const [rule, count] of Object.entries(lot.byRule)) byRule[rule] = (byRule[rule] ?? 0) + count;
  }
  return { tournaments, rounds, agree, deviate, invalid, byRule };
}

function totalsOfOne(report: TournamentReport): Totals {
  const byRule: Record<string, number> = {};
  let [rounds, agree, deviate] = [0, 0, 0];
  for (const round of report.rounds) {
    if (round.verdict === 'not-checked') continue;
    rounds += 1;
    if (round.verdict === 'agrees') agree += 1;
    if (round.verdict === 'deviates') deviate += 1;
    for (const { rule, consequenceOf } of round.deviations)
      if (consequenceOf === null) byRule[rule] = (byRule[rule] ?? 0) + 1;
  }
  return { tournaments: 1, rounds, agree, deviate, invalid: report.verdict === 'invalid' ? 1 : 0, byRule };
}
