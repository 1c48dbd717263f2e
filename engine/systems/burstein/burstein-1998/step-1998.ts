import type { Rule } from '../../../rules/rule.js';
import type { Place } from '../../interface/candidate.js';
import { preferredDueColour } from '../../interface/preferred-colour.js';
import { publishedCandidate } from '../../interface/published-candidate.js';
import type { ExplainedRound, Figures, PreferredColour } from '../../interface/system.js';
import { ProcedureStep } from '../../procedure/step.js';
import type { Procedure } from '../../procedure/step.js';
import type { Board1998 } from './board-1998.js';
import { bestWith, composition1998 } from './explain-1998.js';
import type { Walk1998 } from './group-1998.js';
import { byeRule1998 } from './rules-1998.js';
import { compareOrder1998, sequence1998 } from './sequence-1998.js';
import { chosenIn, firstStage, nextStage, plannedStage, shownOf } from './stage-1998.js';
import type { Stage1998 } from './stage-1998.js';
import { values1998 } from './values-1998.js';

/** A round of 1998, walked in either way. */
export class Round1998 implements ExplainedRound {
  readonly isPossible: boolean;
  readonly first: ProcedureStep<Stage1998> | null;
  readonly byeScore = null;

  constructor(
    private readonly board: Board1998,
    walkOf: (board: Board1998) => Walk1998,
  ) {
    const walk = walkOf(board);
    const stage = firstStage(board, walk);
    this.first = stage === null ? null : new ProcedureStep(procedureOf(board, walk, walkOf), stage);
    this.isPossible = this.first === null || this.first.chosen !== null;
  }

  forbids(higher: Place, lower: Place | null): Rule | null {
    const { board } = this;
    const player = board.player(higher);
    if (lower === null) return player.mayTakeBye ? null : byeRule1998;
    return board.ruleAgainst(higher, lower);
  }

  /** What 3.2 orders the players of a score group by. */
  figuresOf(place: Place): Figures {
    const { sonnebornBerger, buchholz, median, rating } = this.board.player(place);
    return {
      sonnebornBerger: { measure: 'products', value: sonnebornBerger },
      buchholz: { measure: 'score', value: buchholz },
      median: { measure: 'score', value: median / 2 },
      rating: { measure: 'numbers', value: rating },
    };
  }

  preferenceOf(place: Place): PreferredColour {
    return preferredDueColour(this.board.player(place));
  }
}

/** The procedure of 1998. Its stages are the bye, and the score groups with the players who float into them. */
function procedureOf(
  board: Board1998,
  walk: Walk1998,
  walkOf: (board: Board1998) => Walk1998,
): Procedure<Stage1998> {
  return {
    stageOf: (own) => shownOf(board, own),
    chosenIn,
    openIn: ({ open }) => open,
    next: (own, candidate) => nextStage(board, walk, own, candidate),
    planned: (own) => plannedStage(board, walk, own),
    // Who has no opponent anywhere has the bye.
    publishedIn: ({ kind, open }, stage, opponents) =>
      kind === 'bye'
        ? { pairs: [], floaters: open.filter((place) => opponents[place] < 0) }
        : publishedCandidate(stage, opponents),
    brokenBy: (pairs) => board.violations(pairs),
    byeRule: byeRule1998,
    mayTakeBye: (place) => board.player(place).mayTakeBye,
    isPairable: (places) => walk.isPairable(places),
    values: (own, candidate) => values1998(board, walk, own, candidate),
    compareOrder: (own, a, b) => compareOrder1998(board, own, a, b),
    sequenceOf: (own, candidate) => sequence1998(board, own, candidate),
    coloursOf: (_own, pair) => board.coloursOf(pair),
    composition: (own) => composition1998(board, own),
    floatReason: ({ kind }) => (kind === 'bye' ? 'bye' : 'odd'),
    best: (own, demand) => bestWith(board, walkOf, own, demand),
  };
}
