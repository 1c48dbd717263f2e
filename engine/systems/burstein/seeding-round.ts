import type { Rule } from '../../rules/rule.js';
import type {
  Edition,
  ExplainedRound,
  ExplainedStep,
  Place,
  PreferredColour,
  Round,
  Step,
} from '../system.js';

/** A seeding round by the letter (1.6.1): the rules of the other edition say everything. */
export class LiteralSeedingRound<S extends Step, R extends Round<S>> implements Round<S> {
  constructor(
    protected readonly round: R,
    readonly pairedBy: Edition,
  ) {}

  get isPossible(): boolean {
    return this.round.isPossible;
  }

  get leftToArbiter(): Rule | null {
    return this.round.leftToArbiter ?? null;
  }

  get first(): S | null {
    return this.round.first;
  }
}

/** A seeding round (1.6.1). */
export class SeedingRound
  extends LiteralSeedingRound<ExplainedStep, ExplainedRound>
  implements ExplainedRound
{
  get byeScore(): number | null {
    return this.round.byeScore;
  }

  forbids(higher: Place, lower: Place | null): Rule | null {
    return this.round.forbids(higher, lower);
  }

  preferenceOf(place: Place): PreferredColour {
    return this.round.preferenceOf(place);
  }
}
