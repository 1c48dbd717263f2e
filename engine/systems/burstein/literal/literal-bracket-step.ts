import { StageStep } from '../../bye-first/stage-step.js';
import { plainPart } from '../../plain-part.js';
import { readOff } from '../../read-off.js';
import type {
  Candidate,
  OrderDifference,
  Place,
  RuleValue,
  Sequence,
  Step,
  ValuePart,
} from '../../system.js';
import { isOfBracket } from '../criteria.js';
import type { BracketCriterion } from '../criteria.js';
import type { BursteinPlayer } from '../player.js';
import { bracketOf } from '../stages.js';
import type { Bracket } from '../stages.js';
import { literalFloatersAfter, literalPairs } from './bracket.js';
import type { Possibilities } from './possibilities.js';

/** A bracket by the letter. */
export class LiteralBracketStep extends StageStep<BursteinPlayer, Possibilities> implements Step {
  private found: Candidate | null | undefined;

  private constructor(
    possible: Possibilities,
    private readonly bracket: Bracket,
  ) {
    super(possible, bracket.stage);
  }

  /** @param below all who are not paired yet besides the floaters; when nobody is there is no bracket. */
  static of(
    possible: Possibilities,
    floaters: readonly Place[],
    below: readonly Place[],
  ): LiteralBracketStep | null {
    const bracket = bracketOf(possible.state, floaters, below);
    return bracket === null ? null : new LiteralBracketStep(possible, bracket);
  }

  get chosen(): Candidate | null {
    if (this.found === undefined) this.found = literalPairs(this.round, this.bracket);
    return this.found;
  }

  after({ floaters }: Candidate): LiteralBracketStep | null {
    const { next, rest } = this.bracket;
    return LiteralBracketStep.of(this.round, floaters, [...next, ...rest]);
  }

  readOff(opponents: ArrayLike<Place>): Candidate {
    return readOff(this.stage, opponents);
  }

  *values(candidate: Candidate): Generator<RuleValue> {
    const { criteria, completionRule } = this.round.edition;
    const { pairs, floaters } = candidate;
    const isKept = this.rest(candidate) === 'completable';
    yield { rule: completionRule, parts: [plainPart('count', isKept ? [] : null, floaters)] };
    for (const rule of criteria) {
      if (isOfBracket(rule)) {
        yield { rule, parts: [this.partOf(rule, pairs, floaters)] };
        continue;
      }
      if (this.bracket.next.length === 0 || floaters.length === 0) continue;
      const left = literalFloatersAfter(this.round, this.bracket, floaters, rule.reads);
      const parts = rule.reads.map((read) =>
        left === null ? plainPart(read.measure, null, floaters) : this.partOf(read, [], left),
      );
      yield { rule, parts };
    }
  }

  compareOrder(a: Candidate, b: Candidate): OrderDifference | null {
    const { pairings } = this.round.edition.orderRules;
    for (const place of this.bracket.members) {
      const [one, other] = [this.opponentOf(place, a), this.opponentOf(place, b)];
      if (one !== other) return { rule: pairings, step: 'opponent', order: other - one };
    }
    return null;
  }

  sequenceOf(candidate: Candidate): Sequence {
    const { members } = this.bracket;
    const opponents = members.map((place) => this.opponentOf(place, candidate));
    return { place: { opponents }, numbered: { opponents: members } };
  }

  rest({ pairs }: Candidate): 'completable' | 'impossible' {
    const { members, next, rest } = this.bracket;
    const paired = pairs.flat();
    const left = [...members, ...next, ...rest].filter((place) => !paired.includes(place));
    return this.round.canComplete(left) ? 'completable' : 'impossible';
  }

  /** The BSN of a player's opponent; 0 for a virtual player. */
  private opponentOf(place: Place, { pairs }: Candidate): number {
    const pair = pairs.find((one) => one.includes(place));
    const opponent = pair?.find((one) => one !== place);
    return opponent === undefined ? 0 : this.bracket.members.indexOf(opponent) + 1;
  }

  private partOf(rule: BracketCriterion, pairs: Candidate['pairs'], floaters: readonly Place[]): ValuePart {
    const player = this.round.player.bind(this.round);
    const value: number[] = [];
    const players: Place[] = [];
    for (const [a, b] of pairs) {
      const own = rule.pair(player(a), player(b));
      if (own === null) continue;
      value.push(own);
      players.push(a, b);
    }
    for (const place of floaters) {
      const own = rule.float(player(place));
      if (own === null) continue;
      value.push(own);
      players.push(place);
    }
    return plainPart(
      rule.measure,
      value.sort((a, b) => b - a),
      players,
    );
  }
}
