import type { Certificate, Reason } from '../interface/certificate.js';
import { publishedCandidate } from '../interface/published-candidate.js';
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
import { evaluate, restAfter } from './evaluation.js';
import { certify } from './proof/certify.js';
import { hasCertificates } from './proof/has-certificates.js';
import { isLastBracket } from './search/bracket-task.js';
import type { BracketTask } from './search/bracket-task.js';
import { compareSequence, sequenceOf } from './explain/sequence-place.js';
import { pairBracket } from './search/pair-bracket.js';
import { withSomeMdpPaired } from './some-mdp-paired.js';

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

  publishedCandidate(opponents: ArrayLike<number>): Candidate {
    return publishedCandidate(this.stage, opponents);
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

  completability({ floaters }: Candidate): 'completable' | 'for-mdps-only' | 'impossible' {
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

/** Why the accepted candidate of a bracket leaves players over. */
function floatReason(task: BracketTask, { floaters }: Candidate): FloatReason {
  if (isLastBracket(task)) return 'bye';
  const size = task.mdps.length + task.residents.length;
  if (floaters.length === 1 && size % 2 === 1) return 'odd';
  // The bracket without regard to those below.
  const alone = pairBracket({ ...task, keepsCompletable: false, looksAhead: false });
  if (alone === null || alone.floaters.length >= floaters.length) return 'no-more-pairs';
  return task.board.byeScore === null ? 'completion' : 'completion-with-bye';
}

/**
 * The best candidate of a bracket that meets a demand; where the edition fixes the score of the bye for the round, if
 * need be at the price of the bye at the next higher score that allows one. Null when none lets the round be completed.
 */
function bestWith(task: BracketTask, demand: Demand): Candidate | null {
  const { board } = task;
  const lowest = board.byeScore;
  const scores = lowest === null ? [] : board.state.players.map(({ score }) => score);
  const dearer = [...new Set(scores.filter((score) => lowest !== null && score > lowest))].reverse();
  for (const score of [lowest, ...dearer]) {
    const asked: BracketTask = { ...task, demands: [demand], board: board.withByeScore(score) };
    const best = pairBracket(asked);
    const candidate = withSomeMdpPaired(asked, best, pairBracket) ?? best;
    if (candidate !== null) return candidate;
  }
  return null;
}

/**
 * The absolute rules that a candidate breaks, each with all its pairs, in the order of their articles: pairs that no
 * circumstances allow, and in the last bracket, in which it is given, a bye for somebody who may not have it.
 */
function violations(task: BracketTask, { pairs, floaters }: Candidate): Violation[] {
  const { board } = task;
  const { edition, state } = board;
  const broken = edition.absoluteRules.map((rule): Violation => ({
    rule,
    places: pairs.filter(([a, b]) => rule.forbids(state, board.player(a), board.player(b))).flat(),
  }));
  const takers = isLastBracket(task) ? floaters.filter((place) => !board.player(place).mayTakeBye) : [];
  return [...broken, { rule: edition.byeRule, places: takers }]
    .filter(({ places }) => places.length > 0)
    .sort((a, b) => (a.rule.article < b.rule.article ? -1 : 1));
}
