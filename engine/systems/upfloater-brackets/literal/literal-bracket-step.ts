import { publishedAt, scoregroupStage } from '../../bye-first/scoregroup-stage.js';
import { leftAfter } from '../../bye-first/stages.js';
import { StageStep } from '../../bye-first/stage-step.js';
import { upfloaterOrder } from '../../bye-first/orders.js';
import { compareNumbers } from '../../compare-values.js';
import { plainPart } from '../../plain-part.js';
import type {
  Candidate,
  OrderDifference,
  Place,
  RuleValue,
  Sequence,
  Step,
  ValuePart,
} from '../../system.js';
import { criteriaOf } from '../criteria.js';
import type { Criterion } from '../criteria.js';
import type { MatchPlayer } from '../player.js';
import { literalPairs } from './pairings.js';
import type { Possibilities } from './possibilities.js';
import { literalNeeded, literalUpfloaters } from './upfloater-sets.js';

/** The bracket of a scoregroup by the letter. */
export class LiteralBracketStep extends StageStep<MatchPlayer, Possibilities> implements Step {
  private found: Candidate | null | undefined;

  private constructor(
    possible: Possibilities,
    private readonly left: readonly Place[],
  ) {
    super(possible, scoregroupStage(possible.state, left));
  }

  /** @param left all who are not paired yet, in ranking order. */
  static of(possible: Possibilities, left: readonly Place[]): LiteralBracketStep | null {
    return left.length === 0 ? null : new LiteralBracketStep(possible, left);
  }

  get chosen(): Candidate | null {
    if (this.found === undefined) {
      const upfloaters = literalUpfloaters(this.round, this.stage);
      this.found =
        upfloaters === null
          ? null
          : { pairs: literalPairs(this.round, [...this.stage.residents, ...upfloaters]), floaters: [] };
    }
    return this.found;
  }

  after(candidate: Candidate): LiteralBracketStep | null {
    return LiteralBracketStep.of(this.round, leftAfter(this.left, candidate));
  }

  readOff(opponents: ArrayLike<Place>): Candidate {
    return publishedAt(this.stage, opponents);
  }

  *values(candidate: Candidate): Generator<RuleValue> {
    const { edition, state } = this.round;
    const upfloaters = candidate.pairs.flat().filter((place) => !this.isResident(place));
    const floatPairs = candidate.pairs.filter(([, lower]) => !this.isResident(lower)).flat();
    const isKept = this.rest(candidate) === 'completable';
    yield { rule: edition.completionRule, parts: [plainPart('count', isKept ? [] : null, upfloaters)] };
    const criteria = criteriaOf(edition, state);
    for (const rule of criteria.filter((one) => one.of !== 'pairs'))
      yield { rule, parts: [this.partOf(rule, candidate, floatPairs)] };
    const pool = upfloaterOrder(this.stage.below, state.players);
    const numbers = pool.flatMap((place, index) => (upfloaters.includes(place) ? [index] : []));
    const tpns = numbers.map((index) => this.round.player(pool[index]).id);
    yield {
      rule: edition.orderRules.upfloaters,
      parts: [{ ...plainPart('numbers', tpns, floatPairs), weighed: numbers }],
    };
    for (const rule of criteria.filter((one) => one.of === 'pairs'))
      yield { rule, parts: [this.partOf(rule, candidate, floatPairs)] };
  }

  compareOrder(a: Candidate, b: Candidate): OrderDifference | null {
    const { pairings: rule } = this.round.edition.orderRules;
    const [one, other] = [this.identifierOf(a), this.identifierOf(b)];
    const half = one.length / 2;
    const index = one.findIndex((number, at) => number !== other[at]);
    if (index < 0) return null;
    return { rule, step: index < half ? 'tops' : 'bottoms', order: compareNumbers(one, other) };
  }

  sequenceOf(candidate: Candidate): Sequence {
    const identifier = this.identifierOf(candidate);
    const half = identifier.length / 2;
    const members = this.byTpn(candidate.pairs.flat());
    return {
      place: { tops: identifier.slice(0, half), bottoms: identifier.slice(half) },
      numbered: { tops: members, bottoms: members },
    };
  }

  rest(candidate: Candidate): 'completable' | 'impossible' {
    return this.round.canComplete(leftAfter(this.left, candidate)) ? 'completable' : 'impossible';
  }

  private partOf(rule: Criterion, candidate: Candidate, floatPairs: readonly Place[]): ValuePart {
    const possible = this.round;
    if (rule.of === 'following bracket') {
      const needed = literalNeeded(possible, this.stage, leftAfter(this.left, candidate), rule);
      if (needed === null) return plainPart(rule.measure, null, floatPairs);
      const weighed = new Array<number>(rule.weighed(needed)).fill(1);
      return { ...plainPart(rule.measure, new Array<number>(needed).fill(1), floatPairs), weighed };
    }
    const counted = candidate.pairs.flatMap(([a, b]) => {
      const [higher, lower] = [possible.player(a), possible.player(b)];
      const value =
        rule.of === 'pairs'
          ? rule.counts(higher, lower)
            ? 1
            : null
          : this.isResident(b)
            ? null
            : rule.upfloater(lower, higher);
      return value === null ? [] : [{ value, places: [a, b] }];
    });
    const value = counted.map((one) => one.value).sort((a, b) => b - a);
    return plainPart(
      rule.measure,
      value,
      counted.flatMap(({ places }) => places),
    );
  }

  /** 3.6.2, in numbers of the members by TPN. */
  private identifierOf({ pairs }: Candidate): number[] {
    const members = this.byTpn(pairs.flat());
    const seats = pairs.map((pair) => pair.map((place) => members.indexOf(place) + 1).sort((a, b) => a - b));
    seats.sort(([a], [b]) => a - b);
    return [...seats.map(([top]) => top), ...seats.map(([, bottom]) => bottom)];
  }

  private byTpn(places: readonly Place[]): Place[] {
    return [...places].sort((a, b) => this.round.player(a).order - this.round.player(b).order);
  }

  private isResident(place: Place): boolean {
    return this.round.player(place).score === this.stage.score;
  }
}
