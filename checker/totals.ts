import type { TournamentReport } from './report.js';

export interface Totals {
  readonly tournaments: number;
  readonly rounds: number;
  readonly agree: number;
  readonly deviate: number;
  readonly invalid: number;
  /** Valid files of which no round was checked. */
  readonly notChecked: number;
  /** Deviations of their own that their files declare rightly: they are in no count by rule. */
  readonly declared: number;
  /** What files declare wrongly. */
  readonly wronglyDeclared: number;
  /** Deviations by edition and rule, of all editions by which a round was checked: "C12" of two editions differ. */
  readonly byEdition: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /**
   * Tournaments of which all editions were tried, by the names of those that fit, with blanks between; by an empty name
   * those that none fits.
   */
  readonly byFit: Readonly<Record<string, number>>;
}

/**
 * Deviations by the name of the rule. Where tournaments were checked by more than one edition the name of the edition
 * goes before it.
 */
export function deviationsByRule({ byEdition }: Totals): Record<string, number> {
  const editions = Object.entries(byEdition);
  const named = (edition: string, rule: string): string =>
    editions.length > 1 ? `${edition} ${rule}` : rule;
  return Object.fromEntries(
    editions.flatMap(([edition, rules]) =>
      Object.entries(rules).map(([rule, count]) => [named(edition, rule), count]),
    ),
  );
}

/** Counts over several reports; consequences do not count under their rule. */
export function totalsOf(reports: readonly TournamentReport[]): Totals {
  return sumOf(reports.map(totalsOfOne));
}

/** The totals of several lots of tournaments together. */
export function sumOf(lots: readonly Totals[]): Totals {
  const byEdition: Record<string, Record<string, number>> = {};
  const byFit: Record<string, number> = {};
  let [tournaments, rounds, agree, deviate, invalid, notChecked] = [0, 0, 0, 0, 0, 0];
  let [declared, wronglyDeclared] = [0, 0];
  for (const lot of lots) {
    tournaments += lot.tournaments;
    rounds += lot.rounds;
    agree += lot.agree;
    deviate += lot.deviate;
    invalid += lot.invalid;
    notChecked += lot.notChecked;
    declared += lot.declared;
    wronglyDeclared += lot.wronglyDeclared;
    for (const [fitting, count] of Object.entries(lot.byFit)) byFit[fitting] = (byFit[fitting] ?? 0) + count;
    for (const [edition, rules] of Object.entries(lot.byEdition)) {
      const byRule = (byEdition[edition] ??= {});
      for (const [rule, count] of Object.entries(rules)) byRule[rule] = (byRule[rule] ?? 0) + count;
    }
  }
  const counts = { tournaments, rounds, agree, deviate, invalid, notChecked, declared, wronglyDeclared };
  return { ...counts, byEdition, byFit };
}

function totalsOfOne(report: TournamentReport): Totals {
  const byRule: Record<string, number> = {};
  let [rounds, agree, deviate, declared, wronglyDeclared] = [0, 0, 0, 0, 0];
  for (const round of report.rounds) {
    for (const { verdict } of round.declarations ?? []) if (verdict === 'wrongly') wronglyDeclared += 1;
    if (round.verdict === 'not-checked') continue;
    rounds += 1;
    if (round.verdict === 'agrees') agree += 1;
    if (round.verdict === 'deviates') deviate += 1;
    for (const { rule, consequenceOf, declared: isDeclared } of round.deviations) {
      if (consequenceOf !== null) continue;
      if (isDeclared === true) declared += 1;
      else byRule[rule] = (byRule[rule] ?? 0) + 1;
    }
  }
  const byEdition = report.edition === null || rounds === 0 ? {} : { [report.edition.id]: byRule };
  const { verdict } = report;
  const [invalid, notChecked] = [verdict === 'invalid' ? 1 : 0, verdict === 'not-checked' ? 1 : 0];
  const byFit = report.fit === undefined || rounds === 0 ? {} : { [report.fit.fitting.join(' ')]: 1 };
  const counts = { rounds, agree, deviate, invalid, notChecked, declared, wronglyDeclared };
  return { tournaments: 1, ...counts, byEdition, byFit };
}
