import type { Allocation, Candidate, Pair, Place, Stage, Violation } from '../interface/system.js';
import type { ByeFirstEdition, ByePlayer, StateOf } from './edition.js';
import { allocationOf, violationsOf } from './stages.js';

/** A round as a stage of it sees it, by whichever reading. */
export interface StageRound<P extends ByePlayer> {
  readonly edition: ByeFirstEdition<P>;
  readonly state: StateOf<P>;
}

/** What a stage says of a published round, whatever it is and by whichever reading. */
export abstract class StageStep<P extends ByePlayer, Round extends StageRound<P>> {
  protected constructor(
    protected readonly round: Round,
    readonly stage: Stage,
  ) {}

  /** What a published round has here. */
  abstract publishedCandidate(opponents: ArrayLike<Place>): Candidate;

  violations(candidate: Candidate): readonly Violation[] {
    const { edition, state } = this.round;
    return violationsOf<P>(edition, state, candidate, this.stage.givesBye);
  }

  coloursOf(pair: Pair): Allocation {
    const { edition, state } = this.round;
    return allocationOf<P>(edition, state, pair);
  }
}
