import type { Place, Round, Step } from '../../system.js';
import type { ByeFirstEdition, ByePlayer, StateOf } from '../edition.js';
import { LiteralByeStep } from './literal-bye-step.js';
import type { Possibilities } from './possibilities.js';

/** A round paired by the letter, trying everything out in the text's own order: the bye, then the brackets. */
export class LiteralByeFirstRound<
  P extends ByePlayer,
  S extends StateOf<P>,
  E extends ByeFirstEdition<P>,
> implements Round<Step> {
  readonly isPossible: boolean;
  readonly first: Step | null;

  /** @param follow the first bracket of those who are left. */
  constructor(possible: Possibilities<P, S, E>, follow: (left: readonly Place[]) => Step | null) {
    const everybody = [...possible.state.players.keys()];
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
