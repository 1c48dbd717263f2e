import { publishedAt, scoregroupStage } from '../bye-first/scoregroup-stage.js';
import { leftAfter } from '../bye-first/stages.js';
import { StageStep } from '../bye-first/stage-step.js';
import type {
  Candidate,
  Composition,
  Demand,
  ExplainedStep,
  FloatReason,
  OrderDifference,
  Place,
  RuleValue,
  Sequence,
} from '../system.js';
import { compositionOf } from './composition.js';
import type { FollowingCriterion } from './criteria.js';
import { dividedRest, followingScore } from './following.js';
import type { MatchPlayer } from './player.js';
import type { RoundBoard } from './search/board.js';
import { pairBracket } from './search/bracket.js';
import { neededNext } from './search/needed-next.js';
import { compareSequence, sequenceOf } from './sequence-place.js';
import { bracketValues } from './values.js';

/** The bracket of the top scoregroup and its upfloaters (3.2, 3.5, 3.6). */
export class BracketStep extends StageStep<MatchPlayer, RoundBoard> implements ExplainedStep {
  private found: Candidate | null | undefined;

  private constructor(
    board: RoundBoard,
    private readonly left: readonly Place[],
  ) {
    super(board, scoregroupStage(board.state, left));
  }

  /** @param left all who are not paired yet, in ranking order. */
  static of(board: RoundBoard, left: readonly Place[]): BracketStep | null {
    return left.length === 0 ? null : new BracketStep(board, left);
  }

  get chosen(): Candidate | null {
    if (this.found === undefined) this.found = pairBracket(this.round, this.stage);
    return this.found;
  }

  after(candidate: Candidate): BracketStep | null {
    return BracketStep.of(this.round, leftAfter(this.left, candidate));
  }

  readOff(opponents: ArrayLike<Place>): Candidate {
    return publishedAt(this.stage, opponents);
  }

  values(candidate: Candidate): Iterable<RuleValue> {
    const { edition, state } = this.round;
    return bracketValues(edition, state, this.stage, candidate, {
      isCompletable: this.rest(candidate) === 'completable',
      neededNext: (criterion) => this.neededAfter(candidate, criterion),
    });
  }

  compareOrder(a: Candidate, b: Candidate): OrderDifference | null {
    const { edition, state } = this.round;
    return compareSequence(edition, a, b, state);
  }

  sequenceOf(candidate: Candidate): Sequence {
    return sequenceOf(candidate, this.round.state);
  }

  rest(candidate: Candidate): 'completable' | 'impossible' {
    return this.round.isCompletable(leftAfter(this.left, candidate)) ? 'completable' : 'impossible';
  }

  composition(): Composition {
    const { edition, state } = this.round;
    return compositionOf(edition, this.stage, this.chosen ?? NOTHING, state);
  }

  /** Nobody is left over in a bracket. */
  floatReason(): FloatReason {
    return 'no-more-pairs';
  }

  /** Of a pair from below neither is brought up. */
  best(demand: Demand): Candidate | null {
    return 'float' in demand ? null : pairBracket(this.round.withOnly(demand.pair), this.stage);
  }

  certify(): null {
    return null;
  }

  private neededAfter(candidate: Candidate, criterion: FollowingCriterion): number | null {
    const { state } = this.round;
    const { score, below } = this.stage;
    const following = followingScore(criterion, state, score, below);
    const { next, others } = dividedRest(state, leftAfter(this.left, candidate), following);
    return neededNext(this.round, next, others);
  }
}

const NOTHING: Candidate = { pairs: [], floaters: [] };
