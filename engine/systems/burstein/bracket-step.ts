import { leftAfter } from '../bye-first/stages.js';
import { StageStep } from '../bye-first/stage-step.js';
import { readOff } from '../interface/read-off.js';
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
} from '../interface/system.js';
import { compositionOf } from './composition.js';
import type { BursteinPlayer } from './player.js';
import { floatersAfter, pairBracket } from './search/bracket.js';
import type { RoundBoard } from './search/board.js';
import { floatReason } from './search/float-reason.js';
import { compareSequence, sequenceOf } from './sequence-place.js';
import { bracketOf } from './stages.js';
import type { Bracket } from './stages.js';
import { bracketValues } from './values.js';

/** A bracket of the Burstein System (3.2). */
export class BracketStep extends StageStep<BursteinPlayer, RoundBoard> implements ExplainedStep {
  private found: Candidate | null | undefined;

  private constructor(
    board: RoundBoard,
    private readonly bracket: Bracket,
  ) {
    super(board, bracket.stage);
  }

  /** @param below all who are not paired yet besides the floaters; when nobody is there is no bracket. */
  static of(board: RoundBoard, floaters: readonly Place[], below: readonly Place[]): BracketStep | null {
    const bracket = bracketOf(board.state, floaters, below);
    return bracket === null ? null : new BracketStep(board, bracket);
  }

  get chosen(): Candidate | null {
    if (this.found === undefined) this.found = pairBracket(this.round, this.bracket);
    return this.found;
  }

  after({ floaters }: Candidate): BracketStep | null {
    const { next, rest } = this.bracket;
    return BracketStep.of(this.round, floaters, [...next, ...rest]);
  }

  readOff(opponents: ArrayLike<Place>): Candidate {
    return readOff(this.stage, opponents);
  }

  values(candidate: Candidate): Iterable<RuleValue> {
    const { edition, state } = this.round;
    return bracketValues(edition, state, this.bracket, candidate, {
      isCompletable: this.rest(candidate) === 'completable',
      floatersAfter: (reads) => floatersAfter(this.round, this.bracket, candidate.floaters, reads),
    });
  }

  compareOrder(a: Candidate, b: Candidate): OrderDifference | null {
    return compareSequence(this.round.edition.orderRules, this.bracket.members, a, b);
  }

  sequenceOf(candidate: Candidate): Sequence {
    return sequenceOf(this.bracket.members, candidate);
  }

  rest({ pairs }: Candidate): 'completable' | 'impossible' {
    const { members, next, rest } = this.bracket;
    const left = leftAfter([...members, ...next, ...rest], { pairs, floaters: [] });
    return this.round.isCompletable(left) ? 'completable' : 'impossible';
  }

  composition(): Composition {
    const { orderRules } = this.round.edition;
    return compositionOf(orderRules, this.bracket.members, this.chosen ?? NOTHING);
  }

  floatReason(): FloatReason {
    return floatReason(this.round, this.bracket, this.chosen ?? NOTHING);
  }

  best(demand: Demand): Candidate | null {
    return pairBracket(this.round, this.bracket, demand);
  }

  /** There is no proof for this system. */
  certify(): null {
    return null;
  }
}

const NOTHING: Candidate = { pairs: [], floaters: [] };
