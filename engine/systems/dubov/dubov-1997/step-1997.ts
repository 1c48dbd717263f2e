import type { Rule } from '../../../rules/rule.js';
import type { Pair, Place } from '../../interface/candidate.js';
import { preferredDueColour } from '../../interface/preferred-colour.js';
import type { Allocation, ExplainedRound, PreferredColour } from '../../interface/system.js';
import { ProcedureStep } from '../../procedure/step.js';
import type { Procedure } from '../../procedure/step.js';
import type { Board1997 } from './board-1997.js';
import { colour1997, firstColour1997 } from './colours-1997.js';
import { bestWith, composition1997, floatReason1997 } from './explain-1997.js';
import type { Walk1997 } from './group-1997.js';
import { arbiterRule, byeRule1997 } from './rules-1997.js';
import { compareOrder1997, sequence1997 } from './sequence-1997.js';
import { chosenIn, firstStage, nextStage, publishedIn, stageOf } from './stage-1997.js';
import type { Stage1997 } from './stage-1997.js';
import { values1997 } from './values-1997.js';

/** A round of 1997, walked in either way. */
export class Round1997 implements ExplainedRound {
  readonly first: ProcedureStep<Stage1997> | null;
  readonly byeScore = null;
  private readonly walk: Walk1997;
  private resolved: boolean | null = null;
  private possible: boolean | null = null;

  constructor(
    private readonly board: Board1997,
    walkOf: (board: Board1997) => Walk1997,
  ) {
    this.walk = walkOf(board);
    const stage = firstStage(board, this.walk);
    this.first = stage === null ? null : new ProcedureStep(procedureOf(board, this.walk, walkOf), stage);
  }

  get isPossible(): boolean {
    this.possible ??= this.isResolved || isLegallyPossible(this.board, this.walk);
    return this.possible;
  }

  get leftToArbiter(): Rule | null {
    return this.isResolved || !this.isPossible ? null : arbiterRule;
  }

  /** The text comes to an end: found out when somebody asks, since all stages are paired for it. */
  private get isResolved(): boolean {
    this.resolved ??= comesToAnEnd(this.first);
    return this.resolved;
  }

  forbids(higher: Place, lower: Place | null): Rule | null {
    const { board } = this;
    const player = board.player(higher);
    if (lower === null) return player.mayTakeBye ? null : byeRule1997;
    return board.ruleAgainst(higher, lower);
  }

  preferenceOf(place: Place): PreferredColour {
    return preferredDueColour(this.board.player(place));
  }
}

/** False where some stage on the way of the text cannot be paired by it. */
function comesToAnEnd(first: ProcedureStep<Stage1997> | null): boolean {
  for (let step = first; step !== null;) {
    if (step.chosen === null) return false;
    step = step.after(step.chosen);
  }
  return true;
}

function isLegallyPossible(board: Board1997, walk: Walk1997): boolean {
  const places = board.scoregroups.flat();
  if (places.length % 2 === 0) return walk.isPairable(places);
  return places.some(
    (taker) => board.player(taker).mayTakeBye && walk.isPairable(places.filter((place) => place !== taker)),
  );
}

/** The procedure of 1997. Its stages are the bye, the first round, and the score groups with the players who come into them. */
function procedureOf(
  board: Board1997,
  walk: Walk1997,
  walkOf: (board: Board1997) => Walk1997,
): Procedure<Stage1997> {
  return {
    stageOf: (own) => stageOf(board, own),
    chosenIn,
    openIn: ({ open }) => open,
    next: (own, candidate) => nextStage(board, walk, own, candidate),
    publishedIn,
    brokenBy: (pairs) => board.violations(pairs),
    byeRule: byeRule1997,
    mayTakeBye: (place) => board.player(place).mayTakeBye,
    isPairable: (places) => walk.isPairable(places),
    values: (own, candidate) => values1997(board, walk, own, candidate),
    compareOrder: compareOrder1997,
    sequenceOf: sequence1997,
    coloursOf: (own, pair) => coloursIn(board, own, pair),
    composition: composition1997,
    floatReason: floatReason1997,
    best: (own, demand) => bestWith(board, walkOf, own, demand),
  };
}

function coloursIn(board: Board1997, own: Stage1997, pair: Pair): Allocation {
  if (own.kind !== 'first-round') return colour1997(board.edition.colourRules, board.player, pair);
  const number = chosenIn(own)?.pairs.findIndex(([upper]) => upper === pair[0]) ?? -1;
  return firstColour1997(board.state.initialColour, pair, number < 0 ? pair[0] : number);
}
