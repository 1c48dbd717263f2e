import { subsets } from '../../../order/subsets.js';
import { compareNumbers } from '../../compare-values.js';
import { plainPart } from '../../plain-part.js';
import type { Candidate, OrderDifference, Pair, Place, RuleValue, Sequence, Step } from '../../system.js';
import { criteriaOf, valueOf } from '../criteria.js';
import { s1Order, shifterOrder, smallerFirst, subgroupsOf, tpnOrder, upfloaterOrder } from '../orders.js';
import { leftAfter } from '../../bye-first/stages.js';
import { StageStep } from '../../bye-first/stage-step.js';
import type { DubovPlayer } from '../player.js';
import { publishedAt, scoregroupStage } from '../../bye-first/scoregroup-stage.js';
import { literalPairs } from './bracket.js';
import type { Possibilities } from './possibilities.js';

/** The bracket of a scoregroup by the letter. */
export class LiteralScoregroupStep extends StageStep<DubovPlayer, Possibilities> implements Step {
  private found: Candidate | null | undefined;

  private constructor(
    possible: Possibilities,
    private readonly left: readonly Place[],
  ) {
    super(possible, scoregroupStage(possible.state, left));
  }

  /** @param left all who are not paired yet, in ranking order. */
  static of(possible: Possibilities, left: readonly Place[]): LiteralScoregroupStep | null {
    return left.length === 0 ? null : new LiteralScoregroupStep(possible, left);
  }

  get chosen(): Candidate | null {
    if (this.found === undefined) this.found = literalPairs(this.round, this.stage);
    return this.found;
  }

  after(candidate: Candidate): LiteralScoregroupStep | null {
    return LiteralScoregroupStep.of(this.round, leftAfter(this.left, candidate));
  }

  readOff(opponents: ArrayLike<Place>): Candidate {
    return publishedAt(this.stage, opponents);
  }

  *values(candidate: Candidate): Generator<RuleValue> {
    const possible = this.round;
    const { edition, state } = possible;
    const { pairs } = candidate;
    const isKept = this.rest(candidate) === 'completable';
    yield {
      rule: edition.completionRule,
      parts: [plainPart('count', isKept ? [] : null, this.upfloatersOf(candidate))],
    };
    for (const rule of criteriaOf(edition, state)) {
      const counted = pairs.flatMap(([a, b]) => {
        const [higher, lower] = [possible.player(a), possible.player(b)];
        const floating = this.isResident(b) ? null : rule.upfloater(lower, higher);
        const own = rule.pair(higher, lower);
        return [
          ...(own === null ? [] : [{ value: own, players: [a, b] }]),
          ...(floating === null ? [] : [{ value: floating, players: [a, b] }]),
        ];
      });
      const value = valueOf(
        rule,
        counted.map((one) => one.value),
      );
      const players = counted.flatMap((one) => one.players);
      yield { rule, parts: [plainPart(rule.measure, value, players)] };
    }
  }

  compareOrder(a: Candidate, b: Candidate): OrderDifference | null {
    const { upfloaters, recomposition, shifters, transposition } = this.round.edition.orderRules;
    const [one, other] = [this.placeOf(a).place, this.placeOf(b).place];
    const sets = [
      { rule: upfloaters, step: 'upfloaters', order: compareNumbers(one.upfloaters, other.upfloaters) },
      { rule: recomposition, step: 'number-of-shifters', order: one.leavers.length - other.leavers.length },
      { rule: shifters, step: 'leavers', order: compareNumbers(one.leavers, other.leavers) },
      { rule: shifters, step: 'joiners', order: compareNumbers(one.joiners, other.joiners) },
      {
        rule: transposition,
        step: 'transposition',
        order: compareNumbers(one.transposition, other.transposition),
      },
    ];
    return sets.find(({ order }) => order !== 0) ?? null;
  }

  sequenceOf(candidate: Candidate): Sequence {
    const { place, numbered } = this.placeOf(candidate);
    return { place: { ...place }, numbered: { ...numbered, ...this.subgroupsOf(candidate) } };
  }

  /** 3.2.3 and 3.2.4: the subgroup from which players are shifted first (G1 where both are equally large), and halves. */
  private subgroupsOf({ pairs }: Candidate): Readonly<Record<string, readonly Place[]>> {
    const { state } = this.round;
    const members = pairs.flat();
    const { g1, g2 } = subgroupsOf(members, state);
    const isHalved = state.hasHalves && members.every((place) => state.players[place].games === 0);
    const first = g1.length === g2.length ? { g1 } : { smaller: g1.length < g2.length ? g1 : g2 };
    return { ...first, ...(isHalved ? { halved: g1 } : {}) };
  }

  rest(candidate: Candidate): 'completable' | 'impossible' {
    return this.round.canComplete(leftAfter(this.left, candidate)) ? 'completable' : 'impossible';
  }

  private isResident(place: Place): boolean {
    return this.round.player(place).score === this.stage.score;
  }

  private upfloatersOf({ pairs }: Candidate): Place[] {
    return pairs.flat().filter((place) => !this.isResident(place));
  }

  /** Goes through the sets of shifters in their order up to the first that comes to the pairs. */
  private placeOf(candidate: Candidate): {
    readonly place: Readonly<Record<PoolName, readonly number[]>>;
    readonly numbered: Readonly<Record<PoolName, readonly Place[]>>;
  } {
    const { players } = this.round.state;
    const { pairs } = candidate;
    const { g1, g2 } = subgroupsOf(pairs.flat(), this.round.state);
    const [smaller, larger] = smallerFirst({ g1, g2 });
    const pools = {
      upfloaters: upfloaterOrder(this.stage.below, players),
      leavers: shifterOrder(smaller, players),
      joiners: shifterOrder(larger, players),
    };
    const [leavers, joiners] = [firstShifters(pools.leavers, pairs), firstShifters(pools.joiners, pairs)];
    const shifted = [...leavers, ...joiners];
    const isInG1 = (place: Place): boolean => g1.includes(place) !== shifted.includes(place);
    const members = pairs.flat();
    const s1 = s1Order(members.filter(isInG1), players);
    const transposition = tpnOrder(
      members.filter((place) => !isInG1(place)),
      players,
    );
    const opponents = s1.map(
      (place) => pairs.flatMap(([a, b]) => (a === place ? [b] : b === place ? [a] : []))[0],
    );
    const numbers = (pool: readonly Place[], set: readonly Place[]): number[] =>
      pool.flatMap((place, index) => (set.includes(place) ? [index + 1] : []));
    return {
      place: {
        upfloaters: numbers(pools.upfloaters, this.upfloatersOf(candidate)),
        leavers: numbers(pools.leavers, leavers),
        joiners: numbers(pools.joiners, joiners),
        transposition: opponents.map((place) => transposition.indexOf(place) + 1),
      },
      numbered: { ...pools, transposition },
    };
  }
}

type PoolName = 'upfloaters' | 'leavers' | 'joiners' | 'transposition';

/** The first set that has one of each pair within a subgroup. */
function firstShifters(order: readonly Place[], pairs: readonly Pair[]): readonly Place[] {
  const within = pairs.filter((pair) => pair.every((place) => order.includes(place)));
  for (const set of subsets(order, within.length))
    if (within.every((pair) => pair.filter((place) => set.includes(place)).length === 1)) return set;
  throw new Error('no set of shifters comes to these pairs');
}
