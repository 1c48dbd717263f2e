import type { Rule } from '../../rules/rule.js';
import type { Place } from '../interface/candidate.js';
import { preferredDueColour } from '../interface/preferred-colour.js';
import type { ExplainedRound, PreferredColour } from '../interface/system.js';
import type { LimBoard } from './board.js';
import type { LimWalk } from './walk.js';
import { firstStage, floatersIn } from './stages.js';
import { LimStep } from './step.js';

/** A round of the Lim System, walked in either way. */
export class LimRound implements ExplainedRound {
  readonly isPossible: boolean;
  readonly first: LimStep | null;
  readonly byeScore = null;

  constructor(
    private readonly board: LimBoard,
    walk: LimWalk,
  ) {
    const stage = firstStage(board, walk);
    this.first = stage === null ? null : new LimStep(board, walk, stage);
    // Where everything is cracked in the end, whoever can be paired at all is.
    this.isPossible = stage === null || floatersIn(stage) !== null;
  }

  forbids(higher: Place, lower: Place | null): Rule | null {
    const { board } = this;
    if (lower === null) return board.player(higher).mayTakeBye ? null : board.edition.rules.byeBar;
    return board.rulesAgainst(higher, lower).at(0) ?? null;
  }

  preferenceOf(place: Place): PreferredColour {
    return preferredDueColour(this.board.player(place));
  }
}
