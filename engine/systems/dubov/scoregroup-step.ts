import type { Certificate, Reason } from '../certificate.js';
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
import { certify } from './proof/certify.js';
import { pairBracket } from './search/bracket.js';
import type { RoundBoard } from './search/board.js';
import { compareSequence, sequenceOf } from './sequence-place.js';
import { leftAfter } from '../bye-first/stages.js';
import { StageStep } from '../bye-first/stage-step.js';
import type { DubovPlayer } from './player.js';
import { publishedAt, scoregroupStage } from '../bye-first/scoregroup-stage.js';
import { bracketValues } from './values.js';

/** The bracket of the highest scoregroup that is not paired yet (3.2). */
export class ScoregroupStep extends StageStep<DubovPlayer, RoundBoard> implements ExplainedStep {
  private found: Candidate | null | undefined;

  private constructor(
    board: RoundBoard,
    private readonly left: readonly Place[],
  ) {
    super(board, scoregroupStage(board.state, left));
  }

  /** @param left all who are not paired yet, in ranking order. */
  static of(board: RoundBoard, left: readonly Place[]): ScoregroupStep | null {
    return left.length === 0 ? null : new ScoregroupStep(board, left);
  }

  get chosen(): Candidate | null {
    if (this.found === undefined) this.found = this.pairedBy(this.round);
    return this.found;
  }

  after(candidate: Candidate): ScoregroupStep | null {
    return ScoregroupStep.of(this.round, leftAfter(this.left, candidate));
  }

  readOff(opponents: ArrayLike<Place>): Candidate {
    return publishedAt(this.stage, opponents);
  }

  values(candidate: Candidate): Iterable<RuleValue> {
    const { edition, state } = this.round;
    return bracketValues(edition, state, this.stage, candidate, this.rest(candidate) === 'completable');
  }

  compareOrder(a: Candidate, b: Candidate): OrderDifference | null {
    const { edition, state } = this.round;
    return compareSequence(edition, this.stage, a, b, state);
  }

  sequenceOf(candidate: Candidate): Sequence {
    return sequenceOf(this.stage, candidate, this.round.state);
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
    return 'float' in demand ? null : this.pairedBy(this.round.withOnly(demand.pair));
  }

  certify(published: Candidate, reason: Reason, file: string): Certificate | null {
    return certify(this, this.round, published, reason, file);
  }

  private pairedBy(board: RoundBoard): Candidate | null {
    const { residents, below } = this.stage;
    return pairBracket({ board, residents, below });
  }
}

const NOTHING: Candidate = { pairs: [], floaters: [] };
