import type {
  Allocation,
  Candidate,
  Composition,
  Demand,
  ExplainedStep,
  FloatReason,
  Pair,
  Place,
  RuleValue,
  Sequence,
  Stage,
  Violation,
} from '../system.js';
import { ScoregroupStep } from './scoregroup-step.js';
import type { RoundBoard } from './search/board.js';
import { byeTaker } from './search/bye.js';
import { allocationOf, byeStage, leftAfter, publishedAt, violationsOf } from './stages.js';
import { byeValues } from './values.js';

/** The assignment of the pairing-allocated bye (3.1). */
export class ByeStep implements ExplainedStep {
  readonly stage: Stage;
  readonly chosen: Candidate | null;

  constructor(private readonly board: RoundBoard) {
    this.stage = byeStage(board.state);
    this.chosen = this.given(() => true);
  }

  after(candidate: Candidate): ScoregroupStep | null {
    return ScoregroupStep.of(this.board, leftAfter(this.stage.residents, candidate));
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
    return this.board.isCompletable(left) ? 'completable' : 'impossible';
  }

  coloursOf(pair: Pair): Allocation {
    const { edition, state } = this.board;
    return allocationOf(edition, state, pair);
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

  /** There is no proof for this system. */
  certify(): null {
    return null;
  }

  private given(isMeant: (place: Place) => boolean): Candidate | null {
    const taker = byeTaker(this.board, isMeant);
    return taker === null ? null : { pairs: [], floaters: [taker] };
  }
}
