import { ScoregroupStep } from '../bye-first/scoregroup-step.js';
import type {
  Candidate,
  Composition,
  ExplainedStep,
  OrderDifference,
  Place,
  RuleValue,
  Sequence,
} from '../interface/system.js';
import { compositionOf } from './explain/composition.js';
import type { FollowingCriterion } from './criteria.js';
import type { BracketEdition } from './edition.js';
import { dividedRest, followingScore } from './following.js';
import type { MatchPlayer, MatchState } from './player.js';
import type { RoundBoard } from './search/board.js';
import { pairBracket } from './search/bracket.js';
import { compareSequence, sequenceOf } from './explain/sequence-place.js';
import { bracketValues } from './explain/values.js';
import { LexMatching } from '../../matching/lex-matching.js';

/** The bracket of the top scoregroup and its upfloaters (3.2, 3.5, 3.6). */
export class BracketStep
  extends ScoregroupStep<MatchPlayer, MatchState, BracketEdition>
  implements ExplainedStep
{
  /** @param left all who are not paired yet, in ranking order. */
  static of(board: RoundBoard, left: readonly Place[]): BracketStep | null {
    return left.length === 0 ? null : new BracketStep(board, left);
  }

  after(candidate: Candidate): BracketStep | null {
    return BracketStep.of(this.round, this.leftAfter(candidate));
  }

  values(candidate: Candidate): Iterable<RuleValue> {
    const { edition, state } = this.round;
    return bracketValues(edition, state, this.stage, candidate, {
      isCompletable: this.completability(candidate) === 'completable',
      neededNext: (criterion) => this.neededAfter(candidate, criterion),
    });
  }

  compareOrder(a: Candidate, b: Candidate): OrderDifference | null {
    const { edition, state } = this.round;
    return compareSequence(edition, a, b, state);
  }

  sequenceOf(candidate: Candidate): Sequence {
    return sequenceOf(candidate, this.round.state);
  }

  composition(): Composition {
    const { edition, state } = this.round;
    return compositionOf(edition, this.stage, this.chosen ?? NOTHING, state);
  }

  certify(): null {
    return null;
  }

  protected pairedOn(board: RoundBoard): Candidate | null {
    return pairBracket(board, this.stage);
  }

  private neededAfter(candidate: Candidate, criterion: FollowingCriterion): number | null {
    const { state } = this.round;
    const { score, below } = this.stage;
    const following = followingScore(criterion, state, score, below);
    const { next, others } = dividedRest(state, this.leftAfter(candidate), following);
    return neededNext(this.round, next, others);
  }
}

const NOTHING: Candidate = { pairs: [], floaters: [] };

/** The fewest upfloaters with which a scoregroup, and the others after it, can be paired; null: not at all. */
function neededNext(board: RoundBoard, next: readonly Place[], others: readonly Place[]): number | null {
  if (next.length % 2 === 0 && board.isCompletable(next) && board.isCompletable(others)) return 0;
  const places = [...next, ...others];
  if (places.length % 2 === 1) return null;
  const size = places.length;
  const matching = new LexMatching(size, 1);
  for (let a = 0; a < size; a++)
    for (let b = a + 1; b < size; b++) {
      if (!board.mayMeet(places[a], places[b])) continue;
      matching.allow(a, b);
      if (a < next.length && b >= next.length) matching.setWord(a, b, 0, -1);
    }
  if (!matching.solve()) return null;
  return next.filter((_, vertex) => matching.mate[vertex] >= next.length).length;
}
