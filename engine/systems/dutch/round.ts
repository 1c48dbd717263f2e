import type { Rule } from '../../rules/rule.js';
import { preferredColour } from '../interface/preferred-colour.js';
import type { ExplainedRound, Place, PreferredColour } from '../interface/system.js';
import type { DutchEdition } from './edition.js';
import type { DutchState } from './player.js';
import { RoundBoard } from './search/board.js';
import { firstStep } from './brackets.js';
import type { DutchStep } from './step.js';

/** A round of the Dutch System. */
export class DutchRound implements ExplainedRound {
  readonly board: RoundBoard;
  private opening: DutchStep | null = null;

  constructor(state: DutchState, edition: DutchEdition) {
    this.board = RoundBoard.open(state, edition);
  }

  /** The first bracket, paired when it is asked for. */
  get first(): DutchStep | null {
    this.opening ??= firstStep(this.board);
    return this.opening;
  }

  get isPossible(): boolean {
    return this.board.isPossible;
  }

  get byeScore(): number | null {
    return this.board.byeScore;
  }

  forbids(higher: Place, lower: Place | null): Rule | null {
    const { board } = this;
    const { edition, state } = board;
    const player = board.player(higher);
    if (lower === null) return player.mayTakeBye ? null : edition.byeRule;
    return edition.absoluteRules.find((rule) => rule.forbids(state, player, board.player(lower))) ?? null;
  }

  preferenceOf(place: Place): PreferredColour {
    return preferredColour(this.board.player(place));
  }
}
