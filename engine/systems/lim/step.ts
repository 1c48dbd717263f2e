import type { Candidate, Pair, Place, Violation } from '../interface/candidate.js';
import { restOf } from '../procedure/step.js';
import { isSameCandidate } from '../interface/candidate.js';
import type {
  Allocation,
  Composition,
  Demand,
  ExplainedStep,
  FloatReason,
  OrderDifference,
  RuleValue,
  Sequence,
  Stage,
} from '../interface/system.js';
import type { LimBoard } from './board.js';
import { limColours } from './colours.js';
import { bestWith, floatReasonOf } from './demands.js';
import { directionOf } from './group.js';
import type { LimWalk } from './walk.js';
import { compareOrder, sequenceOf } from './sequence.js';
import {
  chosenIn,
  faceOf,
  floatersIn,
  hasOtherPairs,
  nextStage,
  openIn,
  plannedStage,
  publishedIn,
} from './stages.js';
import type { LimStage } from './stages.js';
import { compositionOf } from './story.js';
import { limValues } from './values.js';

/** A stage of a round: the bye, or a group with those who come into it. */
export class LimStep implements ExplainedStep {
  readonly stage: Stage;
  private found: Candidate | null | undefined;
  /** What follows the chosen candidate; undefined until it is asked for. */
  private planned: LimStep | null | undefined;

  constructor(
    private readonly board: LimBoard,
    private readonly walk: LimWalk,
    private readonly own: LimStage,
  ) {
    this.stage = faceOf(board, own);
  }

  /** Its pairs are made when they are asked for. */
  get chosen(): Candidate | null {
    if (this.found === undefined) this.found = chosenIn(this.own);
    return this.found;
  }

  get plannedFloaters(): readonly Place[] | null {
    return floatersIn(this.own);
  }

  hasOtherPairs(opponents: ArrayLike<Place>): boolean {
    return hasOtherPairs(this.own, opponents);
  }

  after(candidate: Candidate): LimStep | null {
    const { board, walk, own, chosen } = this;
    if (chosen === null || !isSameCandidate(candidate, chosen))
      return this.stepOf(nextStage(board, walk, own, candidate));
    if (this.planned === undefined) this.planned = this.stepOf(plannedStage(board, walk, own, chosen));
    return this.planned;
  }

  readOff(opponents: ArrayLike<Place>): Candidate {
    return publishedIn(this.own, this.stage, opponents);
  }

  violations({ pairs, floaters }: Candidate): readonly Violation[] {
    const { board } = this;
    const { rematch, colours, prohibited, byeBar } = board.edition.rules;
    const against = pairs.map((pair) => ({ pair, rules: board.rulesAgainst(...pair) }));
    const broken = [rematch, colours, prohibited].map((rule): Violation => {
      const wrong = against.filter(({ rules }) => rules.includes(rule));
      return { rule, places: wrong.flatMap(({ pair }) => pair) };
    });
    const barred = this.stage.givesBye ? floaters.filter((place) => !board.player(place).mayTakeBye) : [];
    return [...broken, { rule: byeBar, places: barred }].filter(({ places }) => places.length > 0);
  }

  values(candidate: Candidate): Iterable<RuleValue> {
    return limValues(this.board, this.walk, this.own, candidate);
  }

  compareOrder(a: Candidate, b: Candidate): OrderDifference | null {
    return compareOrder(this.board, this.own, a, b);
  }

  sequenceOf(candidate: Candidate): Sequence {
    return sequenceOf(this.board, this.own, candidate);
  }

  rest(candidate: Candidate): 'completable' | 'impossible' {
    return restOf(this.walk, openIn(this.own), this.stage.givesBye, candidate);
  }

  coloursOf(pair: Pair): Allocation {
    return limColours(this.board, this.own.kind === 'bye' ? 'down' : directionOf(this.own), pair);
  }

  composition(): Composition {
    return compositionOf(this.board, this.own);
  }

  floatReason(): FloatReason {
    return floatReasonOf(this.own);
  }

  best(demand: Demand): Candidate | null {
    return bestWith(this.board, this.walk, this.own, demand);
  }

  /** There is no proof for this system. */
  certify(): null {
    return null;
  }

  private stepOf(stage: LimStage | null): LimStep | null {
    return stage === null ? null : new LimStep(this.board, this.walk, stage);
  }
}
