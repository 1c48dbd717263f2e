import { RoundBoard } from '../bye-first/board.js';
import { ByeFirstRound } from '../bye-first/round.js';
import type { Figures, Place } from '../interface/system.js';
import type { DubovEdition } from './edition.js';
import type { DubovPlayer, DubovState } from './player.js';
import { certify } from './proof/certify.js';
import { DubovStep } from './dubov-step.js';

/** A round of the Dubov System: the bye, if somebody has to have it, then the scoregroups from the top (1.9.2). */
export class DubovRound extends ByeFirstRound<DubovPlayer, DubovState, DubovEdition> {
  constructor(state: DubovState, edition: DubovEdition) {
    const board = new RoundBoard<DubovPlayer, DubovState, DubovEdition>(state, edition);
    super(
      board,
      (left) => DubovStep.of(board, left),
      (step, published, reason, file) => certify(step, board, published, reason, file),
    );
  }

  figuresOf(place: Place): Figures {
    return { aro: { measure: 'numbers', value: this.board.players[place].aro } };
  }
}
