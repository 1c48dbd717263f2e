import type { Rule } from '../../rules/rule.js';
import { isSameCandidate } from '../interface/candidate.js';
import type { Candidate, Pair, Place, Violation } from '../interface/candidate.js';
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

/** The parts of a procedure whose stages are of the kind S. */
export interface Procedure<S> {
  /** The stage as the interface shows it. */
  readonly stageOf: (own: S) => Stage;
  /** What the text chooses; null where it does not come to the end of the round. */
  readonly chosenIn: (own: S) => Candidate | null;
  /** Who was not paired before. */
  readonly openIn: (own: S) => readonly Place[];
  /** What follows a candidate; null for nothing. */
  readonly next: (own: S, candidate: Candidate) => S | null;
  /** What follows the candidate chosen, where that is planned already; absent: as after any other. */
  readonly planned?: (own: S, chosen: Candidate) => S | null;
  readonly publishedIn: (own: S, stage: Stage, opponents: ArrayLike<Place>) => Candidate;
  /** The pairs that each absolute rule forbids, and the rule on the bye. */
  readonly brokenBy: (pairs: readonly Pair[]) => readonly Violation[];
  readonly byeRule: Rule;
  readonly mayTakeBye: (place: Place) => boolean;
  readonly isPairable: (places: readonly Place[]) => boolean;
  readonly values: (own: S, candidate: Candidate) => Iterable<RuleValue>;
  readonly compareOrder: (own: S, a: Candidate, b: Candidate) => OrderDifference | null;
  readonly sequenceOf: (own: S, candidate: Candidate) => Sequence;
  readonly coloursOf: (own: S, pair: Pair) => Allocation;
  readonly composition: (own: S) => Composition;
  readonly floatReason: (own: S) => FloatReason;
  readonly best: (own: S, demand: Demand) => Candidate | null;
}

/** A stage of a procedure. Its deviations have no certificates: only to go through the text again would prove them. */
export class ProcedureStep<S> implements ExplainedStep {
  readonly stage: Stage;
  private found: Candidate | null | undefined;
  /** What follows the chosen candidate; undefined until it is needed. */
  private planned: ProcedureStep<S> | null | undefined;

  constructor(
    protected readonly procedure: Procedure<S>,
    protected readonly own: S,
  ) {
    this.stage = procedure.stageOf(own);
  }

  /** Paired when it is needed. */
  get chosen(): Candidate | null {
    if (this.found === undefined) this.found = this.procedure.chosenIn(this.own);
    return this.found;
  }

  after(candidate: Candidate): ProcedureStep<S> | null {
    const { procedure, own, chosen } = this;
    if (chosen === null || !isSameCandidate(candidate, chosen))
      return this.stepAt(procedure.next(own, candidate));
    if (this.planned === undefined)
      this.planned = this.stepAt((procedure.planned ?? procedure.next)(own, chosen));
    return this.planned;
  }

  publishedCandidate(opponents: ArrayLike<Place>): Candidate {
    return this.procedure.publishedIn(this.own, this.stage, opponents);
  }

  /** Those against pairs, then the one on the bye. */
  violations({ pairs, floaters }: Candidate): readonly Violation[] {
    const { byeRule, brokenBy, mayTakeBye } = this.procedure;
    const barred = this.stage.givesBye ? floaters.filter((place) => !mayTakeBye(place)) : [];
    return [...brokenBy(pairs), { rule: byeRule, places: barred }].filter(({ places }) => places.length > 0);
  }

  values(candidate: Candidate): Iterable<RuleValue> {
    return this.procedure.values(this.own, candidate);
  }

  compareOrder(a: Candidate, b: Candidate): OrderDifference | null {
    return this.procedure.compareOrder(this.own, a, b);
  }

  sequenceOf(candidate: Candidate): Sequence {
    return this.procedure.sequenceOf(this.own, candidate);
  }

  completability({ pairs, floaters }: Candidate): 'completable' | 'impossible' {
    const { openIn, isPairable } = this.procedure;
    const done = new Set([...pairs.flat(), ...(this.stage.givesBye ? floaters : [])]);
    return isPairable(openIn(this.own).filter((place) => !done.has(place))) ? 'completable' : 'impossible';
  }

  coloursOf(pair: Pair): Allocation {
    return this.procedure.coloursOf(this.own, pair);
  }

  composition(): Composition {
    return this.procedure.composition(this.own);
  }

  floatReason(): FloatReason {
    return this.procedure.floatReason(this.own);
  }

  best(demand: Demand): Candidate | null {
    return this.procedure.best(this.own, demand);
  }

  certify(): null {
    return null;
  }

  /** The step of a later stage. */
  protected stepOf(own: S): ProcedureStep<S> {
    return new ProcedureStep(this.procedure, own);
  }

  private stepAt(own: S | null): ProcedureStep<S> | null {
    return own === null ? null : this.stepOf(own);
  }
}
