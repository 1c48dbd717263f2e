import type { Place, Round, Step } from '../../system.js';
import type { DubovEdition } from '../edition.js';
import type { DubovState } from '../player.js';
import { LiteralByeStep } from '../../bye-first/literal/literal-bye-step.js';
import { LiteralScoregroupStep } from './literal-scoregroup-step.js';
import { Possibilities } from './possibilities.js';

/** A round paired by the letter, trying everything out in the text's own order. */
export class LiteralRound implements Round<Step> {
  readonly isPossible: boolean;
  readonly first: Step | null;

  constructor(state: DubovState, edition: DubovEdition) {
    const possible = new Possibilities(state, edition);
    const everybody = [...state.players.keys()];
    const follow = (left: readonly Place[]): Step | null => LiteralScoregroupStep.of(possible, left);
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
