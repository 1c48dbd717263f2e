import type { Round, Step } from '../../system.js';
import type { DubovEdition } from '../edition.js';
import type { DubovState } from '../player.js';
import { LiteralByeStep } from './literal-bye-step.js';
import { LiteralScoregroupStep } from './literal-scoregroup-step.js';
import { Possibilities } from './possibilities.js';

/** A round paired by the letter, trying everything out in the text's own order. */
export class LiteralRound implements Round<Step> {
  readonly isPossible: boolean;
  readonly first: Step | null;

  constructor(state: DubovState, edition: DubovEdition) {
    const possible = new Possibilities(state, edition);
    const everybody = [...state.players.keys()];
    if (everybody.length % 2 === 1) {
      const step = new LiteralByeStep(possible);
      this.first = step;
      this.isPossible = step.chosen !== null;
      return;
    }
    this.first = LiteralScoregroupStep.of(possible, everybody);
    this.isPossible = possible.canComplete(everybody);
  }
}
