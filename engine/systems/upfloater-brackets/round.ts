import { RoundBoard } from '../bye-first/board.js';
import { ByeFirstRound } from '../bye-first/round.js';
import type { Figures, Place, PreferredColour } from '../interface/system.js';
import { BracketStep } from './bracket-step.js';
import type { BracketEdition } from './edition.js';
import type { MatchPlayer, MatchState } from './player.js';

/** A round: the bye, if somebody has to have it, then the brackets from the top (3.3.2). */
export class BracketRound extends ByeFirstRound<MatchPlayer, MatchState, BracketEdition> {
  constructor(state: MatchState, edition: BracketEdition) {
    const board = new RoundBoard<MatchPlayer, MatchState, BracketEdition>(state, edition);
    super(
      board,
      (left) => BracketStep.of(board, left),
      () => null,
    );
  }

  override preferenceOf(place: Place): PreferredColour {
    const told = super.preferenceOf(place);
    const isSimple = told.preference !== null && this.board.edition.hasSimplePreferences === true;
    return isSimple ? { ...told, strength: 'simple' } : told;
  }

  /** Nobody is ranked by anything but the score and the TPN. */
  figuresOf(): Figures {
    return {};
  }
}
