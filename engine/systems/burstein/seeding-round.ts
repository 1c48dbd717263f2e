import type { Rule } from '../../rules/rule.js';
import type { Edition, ExplainedRound, ExplainedStep, Place, PreferredColour } from '../interface/system.js';

/** A seeding round (1.6.1): the rules of the other edition say everything. */
export class SeedingRound implements ExplainedRound {
  constructor(
    private readonly round: ExplainedRound,
    readonly pairedBy: Edition,
  ) {}

  get isPossible(): boolean {
    return this.round.isPossible;
  }

  get leftToArbiter(): Rule | null {
    return this.round.leftToArbiter ?? null;
  }

  get first(): ExplainedStep | null {
    return this.round.first;
  }

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
