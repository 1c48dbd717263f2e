import { declaredCase } from '../../checker/case/swiss-case.js';
import type { Tournament } from '../../corpus/index.js';
import type { Edition } from '../../engine/index.js';
import { checkRounds } from '../../checker/check-tournament.js';
import type { Deviation, DeviationKind, RoundReport } from '../../checker/report.js';
import type { Shows } from './shrink.js';

/** What a deviation is known by while everything around it changes. */
export interface Trait {
  readonly kind: DeviationKind;
  readonly rule: string;
  /** The round it stands in is right by another reading of the rules: smaller ones may be so as well. */
  readonly isRightOtherwise: boolean;
}

/** The question whether the published pairs of the last round show a deviation of the same kind by the same rule. */
export function showsPublished(trait: Trait, edition: Edition): Shows {
  return (tournament) => {
    const isShown = hasTrait(judgeLast(tournament, edition), trait);
    return Promise.resolve({ ok: true, tournament: isShown ? tournament : null });
  };
}

/** The report on the last round. */
export function judgeLast(tournament: Tournament, edition: Edition): RoundReport | null {
  const last = tournament.pairedRounds;
  const options = { rounds: (round: number) => round === last };
  return checkRounds(declaredCase(tournament, edition), options).at(0) ?? null;
}

export function hasTrait(report: RoundReport | null, { kind, rule, isRightOtherwise }: Trait): boolean {
  return (
    report !== null &&
    (report.verdict === 'deviates' || (isRightOtherwise && report.verdict === 'agrees-otherwise')) &&
    ownDeviations(report).some((deviation) => deviation.kind === kind && deviation.rule === rule)
  );
}

/** Those that do not follow from another one. */
export function ownDeviations(report: RoundReport): Deviation[] {
  return report.deviations.filter(({ consequenceOf }) => consequenceOf === null);
}
