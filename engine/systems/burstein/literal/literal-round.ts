import { LiteralByeFirstRound } from '../../bye-first/literal/literal-round.js';
import type { BursteinEdition } from '../edition.js';
import type { BursteinPlayer, BursteinState } from '../player.js';
import { LiteralBracketStep } from './literal-bracket-step.js';
import { Possibilities } from './possibilities.js';

/** A round after the seeding rounds paired by the letter. */
export class LiteralRound extends LiteralByeFirstRound<BursteinPlayer, BursteinState, BursteinEdition> {
  constructor(state: BursteinState, edition: BursteinEdition) {
    const possible = new Possibilities(state, edition);
    super(possible, (left) => LiteralBracketStep.of(possible, [], left));
  }
}
