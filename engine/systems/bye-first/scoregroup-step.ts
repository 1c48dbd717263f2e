import type { Candidate, Demand, FloatReason, Place } from '../interface/system.js';
import type { RoundBoard } from './board.js';
import type { ByeFirstEdition, ByePlayer, StateOf } from './edition.js';
import { publishedAt, scoregroupStage } from './scoregroup-stage.js';
import { leftAfter } from './stages.js';
import { StageStep } from './stage-step.js';

/** The bracket of the highest scoregroup that is not paired yet, with those brought up into it: nobody floats down. */
export abstract class ScoregroupStep<
  P extends ByePlayer,
  S extends StateOf<P>,
  E extends ByeFirstEdition<P>,
> extends StageStep<P, RoundBoard<P, S, E>> {
  private found: Candidate | null | undefined;

  /** @param left all who are not paired yet, in ranking order. */
  protected constructor(
    board: RoundBoard<P, S, E>,
    private readonly left: readonly Place[],
  ) {
    super(board, scoregroupStage(board.state, left));
  }

  get chosen(): Candidate | null {
    if (this.found === undefined) this.found = this.pairedOn(this.round);
    return this.found;
  }

  publishedCandidate(opponents: ArrayLike<Place>): Candidate {
    return publishedAt(this.stage, opponents);
  }

  completability(candidate: Candidate): 'completable' | 'impossible' {
    return this.round.isCompletable(this.leftAfter(candidate)) ? 'completable' : 'impossible';
  }

  /** Nobody is left over in a bracket. */
  floatReason(): FloatReason {
    return 'no-more-pairs';
  }

  /** Of a pair from below neither is brought up. */
  best(demand: Demand): Candidate | null {
    return 'float' in demand ? null : this.pairedOn(this.round.withOnly(demand.pair));
  }

  /** The best candidate by the pairs that a board lets be. */
  protected abstract pairedOn(board: RoundBoard<P, S, E>): Candidate | null;

  protected leftAfter(candidate: Candidate): Place[] {
    return leftAfter(this.left, candidate);
  }
}
