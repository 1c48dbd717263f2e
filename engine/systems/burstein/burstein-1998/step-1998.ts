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
  Figures,
  FloatReason,
  OrderDifference,
  PreferredColour,
  RuleValue,
  Sequence,
  Stage,
} from '../../interface/system.js';
import type { Board1998 } from './board-1998.js';
import { bestWith, composition1998 } from './explain-1998.js';
import type { Walk1998 } from './group-1998.js';
import { byeRule1998 } from './rules-1998.js';
import { readOff } from '../../interface/read-off.js';
import { compareOrder1998, sequence1998 } from './sequence-1998.js';
import { chosenIn, faceOf, firstStage, nextStage, plannedStage } from './stage-1998.js';
import type { Stage1998 } from './stage-1998.js';
import { values1998 } from './values-1998.js';

/** A round of 1998, walked in either way. */
export class Round1998 implements ExplainedRound {
  readonly isPossible: boolean;
  readonly first: Step1998 | null;
  readonly byeScore = null;

  constructor(
    private readonly board: Board1998,
    walkOf: (board: Board1998) => Walk1998,
  ) {
    const walk = walkOf(board);
    const stage = firstStage(board, walk);
    this.first = stage === null ? null : new Step1998({ board, walk, walkOf }, stage);
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

interface RoundParts {
  readonly board: Board1998;
  readonly walk: Walk1998;
  readonly walkOf: (board: Board1998) => Walk1998;
}

/** A stage of 1998: the bye, or a score group with who floats into it. */
export class Step1998 implements ExplainedStep {
  readonly stage: Stage;
  readonly chosen: Candidate | null;
  /** What follows the chosen candidate; undefined until it is asked for. */
  private planned: Step1998 | null | undefined;

  constructor(
    private readonly round: RoundParts,
    private readonly own: Stage1998,
  ) {
    this.stage = faceOf(round.board, own);
    this.chosen = chosenIn(own);
  }

  after(candidate: Candidate | null): Step1998 | null {
    if (candidate === null) return null;
    const { board, walk } = this.round;
    if (this.chosen === null || !isSameCandidate(candidate, this.chosen))
      return this.stepAt(nextStage(board, walk, this.own, candidate));
    if (this.planned === undefined) this.planned = this.stepAt(plannedStage(board, walk, this.own));
    return this.planned;
  }

  readOff(opponents: ArrayLike<Place>): Candidate {
    const { kind, open } = this.own;
    // Who has no opponent anywhere has the bye.
    if (kind === 'bye') return { pairs: [], floaters: open.filter((place) => opponents[place] < 0) };
    return readOff(this.stage, opponents);
  }

  violations(candidate: Candidate): readonly Violation[] {
    return violationsOf(this.round.board, byeRule1998, this.stage.givesBye, candidate);
  }

  values(candidate: Candidate): Iterable<RuleValue> {
    return values1998(this.round.board, this.round.walk, this.own, candidate);
  }

  compareOrder(a: Candidate, b: Candidate): OrderDifference | null {
    return compareOrder1998(this.round.board, this.own, a, b);
  }

  sequenceOf(candidate: Candidate): Sequence {
    return sequence1998(this.round.board, this.own, candidate);
  }

  rest(candidate: Candidate): 'completable' | 'impossible' {
    return restOf(this.round.walk, this.own.open, this.stage.givesBye, candidate);
  }

  coloursOf(pair: Pair): Allocation {
    return this.round.board.coloursOf(pair);
  }

  composition(): Composition {
    return composition1998(this.round.board, this.own);
  }

  floatReason(): FloatReason {
    return this.stage.givesBye ? 'bye' : 'odd';
  }

  best(demand: Demand): Candidate | null {
    return bestWith(this.round.board, this.round.walkOf, this.own, demand);
  }

  /** There is no proof for this edition. */
  certify(): null {
    return null;
  }

  private stepAt(stage: Stage1998 | null): Step1998 | null {
    return stage === null ? null : new Step1998(this.round, stage);
  }
}
