import { LiteralByeStep } from '../../bye-first/literal/literal-bye-step.js';
import type { Place, Round, Step } from '../../system.js';
import type { BursteinEdition } from '../edition.js';
import type { BursteinState } from '../player.js';
import { LiteralBracketStep } from './literal-bracket-step.js';
import { Possibilities } from './possibilities.js';

/** A round after the seeding rounds paired by the letter, trying everything out in the text's own order. */
export class LiteralRound implements Round<Step> {
  readonly isPossible: boolean;
  readonly first: Step | null;

  constructor(state: BursteinState, edition: BursteinEdition) {
    const possible = new Possibilities(state, edition);
    const everybody = [...state.players.keys()];
    const follow = (left: readonly Place[]): Step | null => LiteralBracketStep.of(possible, [], left);
    if (everybody.length % 2 === 1) {
      const step = new LiteralByeStep(possible, follow);
      this.first = step;
      this.isPossible = step.chosen !== null;
      return;
    }
    this.first = follow(everybody);
    this.isPossible = possible.canComplete(everybody);
  }
}
