import type {
  Allocation,
  Candidate,
  Composition,
  Demand,
  ExplainedStep,
  FloatReason,
  OrderDifference,
  Pair,
  Place,
  RuleValue,
  Sequence,
  Stage,
  Violation,
} from '../system.js';
import { compositionOf } from './composition.js';
import { pairBracket } from './search/bracket.js';
import type { RoundBoard } from './search/board.js';
import { compareSequence, sequenceOf } from './sequence-place.js';
import { allocationOf, leftAfter, publishedAt, scoregroupStage, violationsOf } from './stages.js';
import { bracketValues } from './values.js';

/** The bracket of the highest scoregroup that is not paired yet (3.2). */
export class ScoregroupStep implements ExplainedStep {
  readonly stage: Stage;
  private found: Candidate | null | undefined;

  private constructor(
    private readonly board: RoundBoard,
    private readonly left: readonly Place[],
  ) {
    this.stage = scoregroupStage(board.state, left);
  }

  /** @param left all who are not paired yet, in ranking order. */
  static of(board: RoundBoard, left: readonly Place[]): ScoregroupStep | null {
    return left.length === 0 ? null : new ScoregroupStep(board, left);
  }

  get chosen(): Candidate | null {
    if (this.found === undefined) this.found = this.pairedBy(this.board);
    return this.found;
  }

  after(candidate: Candidate): ScoregroupStep | null {
    return ScoregroupStep.of(this.board, leftAfter(this.left, candidate));
  }

  readOff(opponents: ArrayLike<Place>): Candidate {
    return publishedAt(this.stage, opponents);
  }

  violations(candidate: Candidate): readonly Violation[] {
    const { edition, state } = this.board;
    return violationsOf(edition, state, candidate);
  }

  values(candidate: Candidate): Iterable<RuleValue> {
    const { edition, state } = this.board;
    return bracketValues(edition, state, this.stage, candidate, this.rest(candidate) === 'completable');
  }

  compareOrder(a: Candidate, b: Candidate): OrderDifference | null {
    const { edition, state } = this.board;
    return compareSequence(edition, this.stage, a, b, state);
  }

  sequenceOf(candidate: Candidate): Sequence {
    return sequenceOf(this.stage, candidate, this.board.state);
  }

  rest(candidate: Candidate): 'completable' | 'impossible' {
    return this.board.isCompletable(leftAfter(this.left, candidate)) ? 'completable' : 'impossible';
  }

  coloursOf(pair: Pair): Allocation {
    const { edition, state } = this.board;
    return allocationOf(edition, state, pair);
  }

  composition(): Composition {
    const { edition, state } = this.board;
    return compositionOf(edition, this.stage, this.chosen ?? NOTHING, state);
  }

  /** Nobody is left over in a bracket. */
  floatReason(): FloatReason {
    return 'no-more-pairs';
  }

  /** Of a pair from below neither is brought up. */
  best(demand: Demand): Candidate | null {
    return 'float' in demand ? null : this.pairedBy(this.board.withOnly(demand.pair));
  }

  /** There is no proof for this system. */
  certify(): null {
    return null;
  }

  private pairedBy(board: RoundBoard): Candidate | null {
    const { residents, below } = this.stage;
    return pairBracket({ board, residents, below });
  }
}

const NOTHING: Candidate = { pairs: [], floaters: [] };
