import type { Certificate, Reason } from '../certificate.js';
import { readOff } from '../read-off.js';
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
} from '../system.js';
import { allocationOf } from './allocation.js';
import type { BracketKind } from './bracket-kind.js';
import { compositionOf } from './explain/composition.js';
import { bestWith } from './explain/demand.js';
import { evaluate, restAfter } from './evaluation.js';
import { floatReason } from './explain/float-reason.js';
import { certify } from './proof/certify.js';
import type { RoundBoard } from './search/board.js';
import { isLastBracket } from './search/bracket-task.js';
import type { BracketTask } from './search/bracket-task.js';
import { pairBracket } from './search/pair-bracket.js';
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
    /** Index of the scoregroup of the residents. */
    private readonly index: number,
  ) {
    const { mdps, residents, board } = task;
    const score = board.player(residents[0]).score;
    const valuesCompletion = task.keepsCompletable;
    this.stage = { kind, score, mdps, residents, isLast: isLastBracket(task), valuesCompletion };
  }

  after(candidate: Candidate): DutchStep | null {
    if (!this.isAsPlanned(candidate)) return this.following(candidate);
    this.planned ??= this.following(candidate);
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
    return certify(this, published, reason, file);
  }

  private isAsPlanned({ floaters }: Candidate): boolean {
    const planned = this.chosen?.floaters ?? null;
    return planned?.length === floaters.length && planned.every((place, i) => place === floaters[i]);
  }

  private following(candidate: Candidate): DutchStep | null {
    const { kind, task, index } = this;
    const { board } = task;
    if (kind === 'collapsed-last' || index + 1 >= board.scoregroups.length) return null;
    const { floaters } = candidate;
    const isRefixed = board.fixesByeScore && !this.isAsPlanned(candidate);
    const left = isRefixed
      ? board.withByeScore(board.lowestByeScore(floaters, board.placesFrom(index + 1)))
      : board;
    return stepAt(left, index + 1, floaters, kind === 'penultimate');
  }
}

/** The first bracket of a round; null when nobody is there. */
export function firstStep(board: RoundBoard): DutchStep | null {
  return board.size === 0 ? null : stepAt(board, 0, [], false);
}

function stepAt(board: RoundBoard, index: number, mdps: readonly number[], collapsed: boolean): DutchStep {
  const residents = board.scoregroups[index];
  const task: BracketTask = {
    board,
    mdps,
    residents,
    next: board.scoregroups[index + 1] ?? [],
    rest: board.placesFrom(index + 2),
    keepsCompletable: board.edition.completion === 'every-bracket',
    looksAhead: true,
  };
  const step = (kind: BracketKind, own: BracketTask, chosen = pairBracket(own)): DutchStep =>
    new DutchStep(kind, own, chosen, index);
  if (task.keepsCompletable) return step('scoregroup', task);
  const below = board.placesFrom(index + 1);
  // 2017 A.9: brackets regardless of what is below, until one leaves a rest that cannot be paired.
  if (collapsed)
    return step('collapsed-last', { ...task, residents: [...residents, ...below], next: [], rest: [] });
  const candidate = pairBracket(task);
  if (below.length === 0 || (candidate !== null && board.isCompletable(candidate.floaters, below)))
    return step('scoregroup', task, candidate);
  return step('penultimate', { ...task, next: [], rest: below, keepsCompletable: true, looksAhead: false });
}

const NOTHING: Candidate = { pairs: [], floaters: [] };
