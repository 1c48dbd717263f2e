import { ScoregroupStep } from '../bye-first/scoregroup-step.js';
import type { Certificate, Reason } from '../interface/certificate.js';
import type {
  Candidate,
  Composition,
  ExplainedStep,
  OrderDifference,
  Place,
  RuleValue,
  Sequence,
} from '../interface/system.js';
import { compositionOf } from './composition.js';
import type { DubovEdition } from './edition.js';
import type { DubovPlayer, DubovState } from './player.js';
import { certify } from './proof/certify.js';
import { pairBracket } from './search/bracket.js';
import type { RoundBoard } from './search/board.js';
import { compareSequence, sequenceOf } from './sequence-place.js';
import { bracketValues } from './values.js';

/** The bracket of the highest scoregroup that is not paired yet (3.2). */
export class DubovStep
  extends ScoregroupStep<DubovPlayer, DubovState, DubovEdition>
  implements ExplainedStep
{
  /** @param left all who are not paired yet, in ranking order. */
  static of(board: RoundBoard, left: readonly Place[]): DubovStep | null {
    return left.length === 0 ? null : new DubovStep(board, left);
  }

  after(candidate: Candidate): DubovStep | null {
    return DubovStep.of(this.round, this.leftAfter(candidate));
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

  composition(): Composition {
    const { edition, state } = this.round;
    return compositionOf(edition, this.stage, this.chosen ?? NOTHING, state);
  }

  certify(published: Candidate, reason: Reason, file: string): Certificate | null {
    return certify(this, this.round, published, reason, file);
  }

  protected pairedOn(board: RoundBoard): Candidate | null {
    const { residents, below } = this.stage;
    return pairBracket({ board, residents, below });
  }
}

const NOTHING: Candidate = { pairs: [], floaters: [] };
