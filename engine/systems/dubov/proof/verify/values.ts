import type { Rule } from '../../../../rules/rule.js';
import type { Candidate, Place } from '../../../interface/candidate.js';
import { compareNumbers } from '../../../interface/compare-values.js';
import type { Impossible } from '../../../proof/graph.js';
import { isComplete } from '../../../proof/graph.js';
import { requireThat } from '../../../proof/rejection.js';
import { criteriaOf, valueOf } from '../../criteria.js';
import type { Criterion } from '../../criteria.js';
import type { CertificateSide, Claim, ClaimedValue } from './certificate.js';
import type { Situation } from './situation.js';

/** A rule that gives a value to every candidate of a stage. */
export interface StageRule {
  readonly rule: Rule;
  /** Null for the completion criterion, of which the claims have to be shown. */
  readonly value: ((candidate: Candidate) => readonly number[]) | null;
}

/** The rules of a stage, in order of priority. */
export function stageRules(situation: Situation, kind: 'bye' | 'scoregroup'): StageRule[] {
  const { edition, state } = situation;
  const completion: StageRule = { rule: edition.completionRule, value: null };
  if (kind === 'bye') {
    const ofTaker = edition.byeCriteria.map((rule): StageRule => ({
      rule,
      value: ({ floaters }) => floaters.map((place) => rule.weight(state.players[place])),
    }));
    return [completion, ...ofTaker];
  }
  const ofBracket = criteriaOf(edition, state).map((criterion): StageRule => ({
    rule: criterion,
    value: ({ pairs }) => bracketValue(situation, criterion, pairs),
  }));
  return [completion, ...ofBracket];
}

/** Throws a Rejection unless the values of both candidates are what is claimed. */
export function checkClaim(
  situation: Situation,
  { rule, value }: StageRule,
  claim: Claim,
  sides: { readonly published: CertificateSide; readonly reference: CertificateSide },
  isImpossible: Impossible,
): void {
  const holds = (claimed: ClaimedValue, side: CertificateSide): boolean => {
    const candidate = situation.candidate(side);
    if (value !== null) return claimed !== null && compareNumbers(claimed, value(candidate)) === 0;
    const after = situation.graphAfter(candidate);
    if (claimed === null) return isImpossible(after);
    return claimed.length === 0 && side.continuation !== null && isComplete(after, side.continuation);
  };
  requireThat(
    holds(claim.published, sides.published) && holds(claim.reference, sides.reference),
    `a value on ${rule.id} is not what is claimed`,
  );
}

/** Compares two values of a rule; negative when the first is better. */
export function compareValues(a: ClaimedValue, b: ClaimedValue): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return compareNumbers(a, b);
}

function bracketValue(
  { state, below }: Situation,
  criterion: Criterion,
  pairs: readonly (readonly [Place, Place])[],
): number[] {
  const contributions = pairs.flatMap(([a, b]) => {
    const [higher, lower] = [state.players[a], state.players[b]];
    const floating = below.includes(b) ? criterion.upfloater(lower, higher) : null;
    return [criterion.pair(higher, lower), floating].filter((number) => number !== null);
  });
  return valueOf(criterion, contributions);
}
