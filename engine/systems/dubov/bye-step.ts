import type { Certificate, Reason } from '../certificate.js';
import type {
  Candidate,
  Composition,
  Demand,
  ExplainedStep,
  FloatReason,
  Place,
  RuleValue,
  Sequence,
} from '../system.js';
import { certify } from './proof/certify.js';
import { ScoregroupStep } from './scoregroup-step.js';
import type { RoundBoard } from './search/board.js';
import { byeTaker } from './search/bye.js';
import { byeStage, leftAfter } from './stages.js';
import { StageStep } from './stage-step.js';
import { byeValues } from './values.js';

/** The assignment of the pairing-allocated bye (3.1). */
export class ByeStep extends StageStep<RoundBoard> implements ExplainedStep {
  readonly chosen: Candidate | null;

  constructor(board: RoundBoard) {
    super(board, byeStage(board.state));
    this.chosen = this.given(() => true);
  }

  after(candidate: Candidate): ScoregroupStep | null {
    return ScoregroupStep.of(this.round, leftAfter(this.stage.residents, candidate));
  }

  values(candidate: Candidate): Iterable<RuleValue> {
    const { edition, state } = this.round;
    return byeValues(edition, state, candidate, this.rest(candidate) === 'completable');
  }

  /** No two players are equal on all rules. */
  compareOrder(): null {
    return null;
  }

  sequenceOf(): Sequence {
    return { place: {}, numbered: {} };
  }

  rest(candidate: Candidate): 'completable' | 'impossible' {
    const left = leftAfter(this.stage.residents, candidate);
    return this.round.isCompletable(left) ? 'completable' : 'impossible';
  }

  composition(): Composition {
    return { groups: {}, alterations: [], seats: [] };
  }

  floatReason(): FloatReason {
    return 'bye';
  }

  /** With a pair asked for, neither of the two has the bye. */
  best(demand: Demand): Candidate | null {
    return this.given((place) => ('float' in demand ? place === demand.float : !demand.pair.includes(place)));
  }

  certify(published: Candidate, reason: Reason, file: string): Certificate | null {
    return certify(this, this.round, published, reason, file);
  }

  private given(isMeant: (place: Place) => boolean): Candidate | null {
    const taker = byeTaker(this.round, isMeant);
    return taker === null ? null : { pairs: [], floaters: [taker] };
  }
}
