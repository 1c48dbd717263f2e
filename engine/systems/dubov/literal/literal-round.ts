import { LiteralByeFirstRound } from '../../bye-first/literal/literal-round.js';
import type { DubovEdition } from '../edition.js';
import type { DubovPlayer, DubovState } from '../player.js';
import { LiteralScoregroupStep } from './literal-scoregroup-step.js';
import { Possibilities } from './possibilities.js';

/** A round of the Dubov System paired by the letter. */
export class LiteralRound extends LiteralByeFirstRound<DubovPlayer, DubovState, DubovEdition> {
  constructor(state: DubovState, edition: DubovEdition) {
    const possible = new Possibilities(state, edition);
    super(possible, (left) => LiteralScoregroupStep.of(possible, left));
  }
}
