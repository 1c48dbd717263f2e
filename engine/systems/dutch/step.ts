import type { Certificate, Reason } from '../interface/certificate.js';
import { readOff } from '../interface/read-off.js';
import type {
  Allocation,
  Candidate,
  Composition,
  Demand,
  ExplainedStep,
  FloatReason,
  OrderDifference,
  Pair,
  RuleValue,
  Sequence,
  Stage,
  Violation,
} from '../interface/system.js';
import { allocationOf } from './allocation.js';
import type { BracketKind } from './bracket-kind.js';
import { compositionOf } from './explain/composition.js';
import { bestWith } from './explain/demand.js';
import { evaluate, restAfter } from './evaluation.js';
import { floatReason } from './explain/float-reason.js';
import { certify } from './proof/certify.js';
import { hasCertificates } from './proof/has-certificates.js';
import { isLastBracket } from './search/bracket-task.js';
import type { BracketTask } from './search/bracket-task.js';
import { compareSequence, sequenceOf } from './sequence-place.js';
import { violations } from './violations.js';

/** A bracket of the Dutch System. */
export class DutchStep implements ExplainedStep {
  readonly stage: Stage;
  /** The bracket that follows when this one is left as it is chosen. */
  private planned: DutchStep | null = null;

  constructor(
    readonly kind: BracketKind,
    readonly task: BracketTask,
    readonly chosen: Candidate | null,
    /** The bracket that follows when this one is left with a candidate, as chosen or not. */
    private readonly follow: (candidate: Candidate, isChosen: boolean) => DutchStep | null,
  ) {
    const { mdps, residents, board } = task;
    const { score = board.player(residents[0]).score } = task;
    const valuesCompletion = task.keepsCompletable;
    const isLast = isLastBracket(task);
    this.stage = { kind, score, mdps, residents, below: [], isLast, givesBye: isLast, valuesCompletion };
  }

  after(candidate: Candidate): DutchStep | null {
    if (!this.isAsPlanned(candidate)) return this.follow(candidate, false);
    this.planned ??= this.follow(candidate, true);
    return this.planned;
  }

  readOff(opponents: ArrayLike<number>): Candidate {
    return readOff(this.stage, opponents);
  }

  violations(candidate: Candidate): readonly Violation[] {
    return violations(this.task, candidate);
  }

  values(candidate: Candidate): Iterable<RuleValue> {
    return evaluate(this.task, candidate);
  }

  compareOrder(a: Candidate, b: Candidate): OrderDifference | null {
    return compareSequence(this.task, a, b);
  }

  sequenceOf(candidate: Candidate): Sequence {
    return sequenceOf(this.task, candidate);
  }

  rest({ floaters }: Candidate): 'completable' | 'for-mdps-only' | 'impossible' {
    return restAfter(this.task, floaters);
  }

  coloursOf(pair: Pair): Allocation {
    const { edition, state } = this.task.board;
    return allocationOf(edition, state, pair);
  }

  composition(): Composition {
    return compositionOf(this.task, this.chosen ?? NOTHING);
  }

  floatReason(): FloatReason {
    return floatReason(this.task, this.chosen ?? NOTHING);
  }

  best(demand: Demand): Candidate | null {
    return bestWith(this.task, demand);
  }

  certify(published: Candidate, reason: Reason, file: string): Certificate | null {
    return hasCertificates(this.task.board.edition) ? certify(this, published, reason, file) : null;
  }

  private isAsPlanned({ floaters }: Candidate): boolean {
    const planned = this.chosen?.floaters ?? null;
    return planned?.length === floaters.length && planned.every((place, i) => place === floaters[i]);
  }
}

const NOTHING: Candidate = { pairs: [], floaters: [] };
