import { leftAfter } from '../bye-first/stages.js';
import { StageStep } from '../bye-first/stage-step.js';
import { publishedCandidate } from '../interface/published-candidate.js';
import type {
  Candidate,
  Composition,
  Demand,
  ExplainedStep,
  FloatReason,
  OrderDifference,
  Place,
  RuleValue,
  Sequence,
} from '../interface/system.js';
import { compositionOf } from './explain/composition.js';
import type { BursteinPlayer } from './player.js';
import type { RoundBoard } from './search/board.js';
import { compareSequence, sequenceOf } from './explain/sequence-place.js';
import { bracketOf } from './stages.js';
import type { Bracket } from './stages.js';
import { bracketValues } from './explain/values.js';
import { LexMatching } from '../../matching/lex-matching.js';
import type { BracketCriterion } from './criteria.js';
import { BracketGraph } from './search/bracket-graph.js';

/** A bracket of the Burstein System (3.2). */
export class BracketStep extends StageStep<BursteinPlayer, RoundBoard> implements ExplainedStep {
  private found: Candidate | null | undefined;

  private constructor(
    board: RoundBoard,
    private readonly bracket: Bracket,
  ) {
    super(board, bracket.stage);
  }

  /** @param below all who are not paired yet besides the floaters; when nobody is there is no bracket. */
  static of(board: RoundBoard, floaters: readonly Place[], below: readonly Place[]): BracketStep | null {
    const bracket = bracketOf(board.state, floaters, below);
    return bracket === null ? null : new BracketStep(board, bracket);
  }

  get chosen(): Candidate | null {
    if (this.found === undefined) this.found = pairBracket(this.round, this.bracket);
    return this.found;
  }

  after({ floaters }: Candidate): BracketStep | null {
    const { next, rest } = this.bracket;
    return BracketStep.of(this.round, floaters, [...next, ...rest]);
  }

  publishedCandidate(opponents: ArrayLike<Place>): Candidate {
    return publishedCandidate(this.stage, opponents);
  }

  values(candidate: Candidate): Iterable<RuleValue> {
    const { edition, state } = this.round;
    return bracketValues(edition, state, this.bracket, candidate, {
      isCompletable: this.completability(candidate) === 'completable',
      floatersAfter: (reads) => floatersAfter(this.round, this.bracket, candidate.floaters, reads),
    });
  }

  compareOrder(a: Candidate, b: Candidate): OrderDifference | null {
    return compareSequence(this.round.edition.orderRules, this.bracket.members, a, b);
  }

  sequenceOf(candidate: Candidate): Sequence {
    return sequenceOf(this.bracket.members, candidate);
  }

  completability({ pairs }: Candidate): 'completable' | 'impossible' {
    const { members, next, rest } = this.bracket;
    const left = leftAfter([...members, ...next, ...rest], { pairs, floaters: [] });
    return this.round.isCompletable(left) ? 'completable' : 'impossible';
  }

  composition(): Composition {
    const { orderRules } = this.round.edition;
    return compositionOf(orderRules, this.bracket.members, this.chosen ?? NOTHING);
  }

  floatReason(): FloatReason {
    return floatReason(this.round, this.bracket, this.chosen ?? NOTHING);
  }

  best(demand: Demand): Candidate | null {
    return pairBracket(this.round, this.bracket, demand);
  }

  /** There is no proof for this system. */
  certify(): null {
    return null;
  }
}

const NOTHING: Candidate = { pairs: [], floaters: [] };

/** Why the accepted candidate of a bracket leaves players over. */
function floatReason(
  board: RoundBoard,
  { members }: Pick<Bracket, 'members'>,
  { floaters }: Candidate,
): FloatReason {
  if (floaters.length === 1 && members.length % 2 === 1) return 'odd';
  return mostPairs(board, members) * 2 + floaters.length > members.length ? 'completion' : 'no-more-pairs';
}

/** How many legal pairs the bracket alone could have. */
function mostPairs(board: RoundBoard, members: readonly Place[]): number {
  const matching = new LexMatching(members.length, 1);
  members.forEach((place, a) => {
    matching.setExposable(a, true);
    for (let b = 0; b < a; b++) {
      if (!board.mayMeet(place, members[b])) continue;
      matching.allow(a, b);
      matching.setWord(a, b, 0, 1);
    }
  });
  matching.solve();
  return matching.mate.filter((partner) => partner >= 0).length / 2;
}

/** Pairs a bracket (3.2); null when those not yet paired cannot all be paired, or not as is demanded. */
function pairBracket(board: RoundBoard, bracket: Bracket, demand: Demand | null = null): Candidate | null {
  const { members, next, rest } = bracket;
  const { criteria } = board.edition;
  if (demand !== null && 'pair' in demand) return pairBracket(board.withOnly(demand.pair), bracket);
  const floats = demand === null ? null : demand.float;
  const below = [...next, ...rest];
  if (floats !== null && below.length === 0) return null;
  // Where nobody needs to float, those below are of no concern.
  const isAlone = floats === null && board.isCompletable(members) && board.isCompletable(below);
  const graph = BracketGraph.solved(
    isAlone
      ? { board, criteria, members, next: [], rest: [], floats }
      : { board, criteria, members, next, rest, floats },
  );
  if (graph === null) return null;
  const pairs = graph.firstPairs();
  const paired = new Set(pairs.flat());
  return { pairs, floaters: byPlace(members.filter((place) => !paired.has(place))) };
}

/** Who of the following bracket floats at best, with these floaters coming into it (2.3.3); null: it cannot go on. */
function floatersAfter(
  board: RoundBoard,
  { next, rest }: Bracket,
  floaters: readonly Place[],
  reads: readonly BracketCriterion[],
): Place[] | null {
  const members = [...floaters, ...next];
  const graph = BracketGraph.solved({ board, criteria: reads, members, next: [], rest, floats: null });
  return graph === null ? null : byPlace(graph.floaters);
}

function byPlace(places: readonly Place[]): Place[] {
  return [...places].sort((a, b) => a - b);
}
