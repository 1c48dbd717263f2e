import type { Rule } from '../../../rules/rule.js';
import type { Candidate, Pair, Place, Violation } from '../../interface/candidate.js';
import { preferredDueColour } from '../../interface/preferred-colour.js';
import { restOf, violationsOf } from '../../procedure/step.js';
import { isSameCandidate } from '../../interface/candidate.js';
import type {
  Allocation,
  Composition,
  Demand,
  ExplainedRound,
  ExplainedStep,
  FloatReason,
  OrderDifference,
  PreferredColour,
  RuleValue,
  Sequence,
  Stage,
} from '../../interface/system.js';
import type { Board1997 } from './board-1997.js';
import { colour1997, firstColour1997 } from './colours-1997.js';
import { bestWith, composition1997, floatReason1997 } from './explain-1997.js';
import type { Walk1997 } from './group-1997.js';
import { arbiterRule, byeRule1997 } from './rules-1997.js';
import { compareOrder1997, sequence1997 } from './sequence-1997.js';
import { chosenIn, faceOf, firstStage, nextStage, publishedIn } from './stage-1997.js';
import type { Stage1997 } from './stage-1997.js';
import { values1997 } from './values-1997.js';

/** A round of 1997, walked in either way. */
export class Round1997 implements ExplainedRound {
  readonly first: Step1997 | null;
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
    this.first = stage === null ? null : new Step1997({ board, walk: this.walk, walkOf }, stage);
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
function comesToAnEnd(first: Step1997 | null): boolean {
  for (let step = first; step !== null; step = step.after(step.chosen))
    if (step.chosen === null) return false;
  return true;
}

function isLegallyPossible(board: Board1997, walk: Walk1997): boolean {
  const places = board.scoregroups.flat();
  if (places.length % 2 === 0) return walk.isPairable(places);
  return places.some(
    (taker) => board.player(taker).mayTakeBye && walk.isPairable(places.filter((place) => place !== taker)),
  );
}

interface RoundParts {
  readonly board: Board1997;
  readonly walk: Walk1997;
  readonly walkOf: (board: Board1997) => Walk1997;
}

/** A stage of 1997: the bye, the first round, or a score group with those who come into it. */
export class Step1997 implements ExplainedStep {
  readonly stage: Stage;
  readonly chosen: Candidate | null;
  /** What follows the chosen candidate; undefined until it is asked for. */
  private planned: Step1997 | null | undefined;

  constructor(
    private readonly round: RoundParts,
    private readonly own: Stage1997,
  ) {
    this.stage = faceOf(round.board, own);
    this.chosen = chosenIn(own);
  }

  after(candidate: Candidate | null): Step1997 | null {
    if (candidate === null) return null;
    if (this.chosen === null || !isSameCandidate(candidate, this.chosen)) return this.following(candidate);
    if (this.planned === undefined) this.planned = this.following(this.chosen);
    return this.planned;
  }

  readOff(opponents: ArrayLike<Place>): Candidate {
    return publishedIn(this.own, this.stage, opponents);
  }

  violations(candidate: Candidate): readonly Violation[] {
    return violationsOf(this.round.board, byeRule1997, this.stage.givesBye, candidate);
  }

  values(candidate: Candidate): Iterable<RuleValue> {
    return values1997(this.round.board, this.round.walk, this.own, candidate);
  }

  compareOrder(a: Candidate, b: Candidate): OrderDifference | null {
    return compareOrder1997(this.own, a, b);
  }

  sequenceOf(candidate: Candidate): Sequence {
    return sequence1997(this.own, candidate);
  }

  rest(candidate: Candidate): 'completable' | 'impossible' {
    return restOf(this.round.walk, this.own.open, this.stage.givesBye, candidate);
  }

  coloursOf(pair: Pair): Allocation {
    const { board } = this.round;
    if (this.own.kind !== 'first-round') return colour1997(board.edition.colourRules, board.player, pair);
    const number = this.chosen?.pairs.findIndex(([upper]) => upper === pair[0]) ?? -1;
    return firstColour1997(board.state.initialColour, pair, number < 0 ? pair[0] : number);
  }

  composition(): Composition {
    return composition1997(this.own);
  }

  floatReason(): FloatReason {
    return floatReason1997(this.own);
  }

  best(demand: Demand): Candidate | null {
    return bestWith(this.round.board, this.round.walkOf, this.own, demand);
  }

  /** There is no proof for this edition. */
  certify(): null {
    return null;
  }

  private following(candidate: Candidate): Step1997 | null {
    const { board, walk } = this.round;
    const next = nextStage(board, walk, this.own, candidate);
    return next === null ? null : new Step1997(this.round, next);
  }
}
