import type { Allocation, Candidate, Pair, Place, Stage, Violation } from '../system.js';
import type { DubovEdition } from './edition.js';
import type { DubovState } from './player.js';
import { allocationOf, publishedAt, violationsOf } from './stages.js';

/** What a stage says of a published round, whatever it is and by whichever reading. */
export abstract class StageStep<
  Round extends { readonly edition: DubovEdition; readonly state: DubovState },
> {
  protected constructor(
    protected readonly round: Round,
    readonly stage: Stage,
  ) {}

  readOff(opponents: ArrayLike<Place>): Candidate {
    return publishedAt(this.stage, opponents);
  }

  violations(candidate: Candidate): readonly Violation[] {
    return violationsOf(this.round.edition, this.round.state, candidate);
  }

  coloursOf(pair: Pair): Allocation {
    return allocationOf(this.round.edition, this.round.state, pair);
  }
}
