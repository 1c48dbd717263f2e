import type { Rule } from '../../../../rules/rule.js';
import { isComplete, isLegal } from '../../../proof/graph.js';
import type { Graph, Impossible } from '../../../proof/graph.js';
import { requireThat } from '../../../proof/rejection.js';
import { valueOf } from '../../criteria/criterion.js';
import type { LookaheadCriterion, QualityCriterion } from '../../criteria/criterion.js';
import type { CertificateSide, Claim, ClaimedValue } from './certificate.js';
import { compareLists, followingValue, followsNoBetter } from './following.js';
import type { Lists } from './following.js';
import type { Situation } from './situation.js';

/** A rule that gives a value to every candidate of a bracket. */
export interface ValueRule {
  readonly rule: Rule;
  readonly criterion: QualityCriterion | LookaheadCriterion | 'completion' | 'bye score';
}

/** The rules that value the candidates of a bracket with so many downfloaters, in order of priority. */
export function valueRules(situation: Situation, floaters: number): ValueRule[] {
  const { edition, isLast, keepsCompletable, looksAhead, odd } = situation;
  const rules: ValueRule[] = [];
  if (!isLast && keepsCompletable) rules.push({ rule: edition.completionRule, criterion: 'completion' });
  if (odd && edition.byeScoreRule !== null)
    rules.push({ rule: edition.byeScoreRule, criterion: 'bye score' });
  for (const criterion of edition.criteria) {
    if (criterion.looksAt === 'bracket') rules.push({ rule: criterion, criterion });
    else if (criterion.looksAt === 'following bracket' && looksAhead && !isLast && floaters > 0)
      rules.push({ rule: criterion, criterion });
  }
  return rules;
}

/** Checks the values that a certificate claims for its two candidates. */
export class ClaimCheck {
  /** What could not be shown, though nothing speaks against it. */
  doubt: string | null = null;
  /** Of these a continuation was looked at. */
  private readonly read = new Set<CertificateSide>();

  constructor(
    private readonly situation: Situation,
    /** The lowest score at which the bye can go, where the edition fixes it. */
    private readonly byeScore: number | null,
    private readonly isImpossible: Impossible,
  ) {}

  /** Throws a Rejection unless both values are right. */
  check(rule: ValueRule, claim: Claim, published: CertificateSide, reference: CertificateSide): void {
    const { situation, isImpossible, byeScore } = this;
    const floaters = published.downfloaters.map((id) => situation.player(id));
    const isRight =
      this.holds(rule, claim.reference, reference) &&
      (claim.published === null && rule.criterion === 'completion'
        ? isImpossible(situation.graphAfter(floaters))
        : this.holds(rule, claim.published, published));
    requireThat(isRight, `a value on ${rule.rule.id} is not what is claimed`);
    if (typeof rule.criterion === 'string' || rule.criterion.looksAt === 'bracket') return;
    const bound = claim.published ?? [];
    const { criterion } = rule;
    const shown = followsNoBetter(situation, criterion, floaters, bound, false, byeScore, isImpossible);
    requireThat(shown !== false, `the published value on ${rule.rule.id} may be better than claimed`);
    if (shown === null)
      this.doubt = `too many possibilities to show that the published value on ${rule.rule.id} is not better`;
  }

  /** Whether a value was made of how the others can be paired after a candidate. */
  hasRead(side: CertificateSide): boolean {
    return this.read.has(side);
  }

  /** The candidate has the value; on the following bracket: has at least as good a one. */
  private holds({ criterion }: ValueRule, claimed: ClaimedValue, side: CertificateSide): boolean {
    if (claimed === null) return false;
    if (criterion === 'completion') return isEqual(claimed, [[]]) && this.completes(side);
    if (criterion === 'bye score') return this.holdsByeScore(claimed, side);
    if (criterion.looksAt === 'following bracket') return this.holdsFollowing(criterion, claimed, side);
    return isEqual(claimed, [qualityValue(this.situation, criterion, side, this.byeScore)]);
  }

  private continuationOf(side: CertificateSide): CertificateSide['continuation'] {
    this.read.add(side);
    return side.continuation;
  }

  private completes(side: CertificateSide): boolean {
    const floaters = side.downfloaters.map((id) => this.situation.player(id));
    const continuation = this.continuationOf(side);
    return continuation !== null && isComplete(this.situation.graphAfter(floaters), continuation);
  }

  /** The bye can go to this score, and no lower. */
  private holdsByeScore(claimed: Lists, side: CertificateSide): boolean {
    const { situation, isImpossible } = this;
    const floaters = side.downfloaters.map((id) => situation.player(id));
    if (situation.isLast) return isEqual(claimed, [floaters.map(({ score }) => score)]);
    const score = claimed[0]?.[0];
    const continuation = this.continuationOf(side);
    if (!isEqual(claimed, [[score]]) || continuation === null) return false;
    const byProcedure = (byeFits?: (own: number) => boolean): Graph =>
      situation.graph(floaters, situation.below, byeFits);
    const byLetter = (byeFits?: (own: number) => boolean): Graph => situation.graphAfter(floaters, byeFits);
    const after = isImpossible(byProcedure()) ? byLetter : byProcedure;
    const atScore = after((own) => own === score);
    return isComplete(atScore, continuation) && isImpossible(after((own) => own < score));
  }

  private holdsFollowing(criterion: LookaheadCriterion, claimed: Lists, side: CertificateSide): boolean {
    const { situation } = this;
    const { next, keepsCompletable } = situation;
    const continuation = this.continuationOf(side);
    if (continuation === null) return false;
    const floaters = side.downfloaters.map((id) => situation.player(id));
    const here = [...floaters, ...next];
    const ids = here.map(({ id }) => id);
    const pairs = continuation.filter((pair) => pair.every((id) => ids.includes(id)));
    const leftOver = here.filter(({ id }) => !pairs.flat().includes(id));
    // Where the round has to stay completable, C4 and C5 have looked at the whole continuation.
    const isSound = keepsCompletable || pairs.length === continuation.length;
    return (
      isSound &&
      isLegal(situation.graph(floaters, next), pairs) &&
      isEqual(claimed, followingValue(situation, criterion, floaters, leftOver))
    );
  }
}

export function qualityValue(
  situation: Situation,
  criterion: QualityCriterion,
  { pairs, downfloaters }: Pick<CertificateSide, 'pairs' | 'downfloaters'>,
  byeScore: number | null,
): number[] {
  const members = pairs.map((pair) => situation.members(pair)).map(([a, b]) => [a, b] as const);
  const view = situation.view(downfloaters.length, byeScore);
  return valueOf(criterion, view, members, situation.members(downfloaters));
}

function isEqual(a: Lists, b: Lists): boolean {
  return compareLists(a, b) === 0;
}
