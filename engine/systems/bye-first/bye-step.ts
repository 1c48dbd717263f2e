import type { Certificate, Reason } from '../interface/certificate.js';
import type {
  Candidate,
  Composition,
  Demand,
  ExplainedStep,
  FloatReason,
  Place,
  RuleValue,
  Sequence,
} from '../interface/system.js';
import type { RoundBoard } from './board.js';
import { byeValues } from './bye-values.js';
import type { ByeFirstEdition, ByePlayer, StateOf } from './edition.js';
import { byeStage, leftAfter, publishedBye } from './stages.js';
import { StageStep } from './stage-step.js';

/** Makes the certificate of a wrong bye; null: the system has none. */
export type ByeProof = (
  step: ExplainedStep,
  published: Candidate,
  reason: Reason,
  file: string,
) => Certificate | null;

/** The assignment of the pairing-allocated bye (3.1). */
export class ByeStep<P extends ByePlayer, S extends StateOf<P>, E extends ByeFirstEdition<P>>
  extends StageStep<P, RoundBoard<P, S, E>>
  implements ExplainedStep
{
  readonly chosen: Candidate | null;

  /**
   * @param follow the first bracket of those who are left.
   * @param prove the certificate of a deviation.
   */
  constructor(
    board: RoundBoard<P, S, E>,
    private readonly follow: (left: readonly Place[]) => ExplainedStep | null,
    private readonly prove: ByeProof,
  ) {
    super(board, byeStage(board.state));
    this.chosen = this.given(() => true);
  }

  after(candidate: Candidate): ExplainedStep | null {
    return this.follow(leftAfter(this.stage.residents, candidate));
  }

  publishedCandidate(opponents: ArrayLike<Place>): Candidate {
    return publishedBye(this.stage, opponents);
  }

  values(candidate: Candidate): Iterable<RuleValue> {
    const { edition, state } = this.round;
    return byeValues<P>(edition, state, candidate, this.completability(candidate) === 'completable');
  }

  /** No two players are equal on all rules. */
  compareOrder(): null {
    return null;
  }

  sequenceOf(): Sequence {
    return { place: {}, numbered: {} };
  }

  completability(candidate: Candidate): 'completable' | 'impossible' {
    const left = leftAfter(this.stage.residents, candidate);
    return this.round.isCompletable(left) ? 'completable' : 'impossible';
  }

  composition(): Composition {
    return { groups: {}, alterations: [], seats: [] };
  }

  floatReason(): FloatReason {
    return 'bye';
  }

  /** With a pair asked for, neither of the two has the bye. */
  best(demand: Demand): Candidate | null {
    return this.given((place) => ('float' in demand ? place === demand.float : !demand.pair.includes(place)));
  }

  certify(published: Candidate, reason: Reason, file: string): Certificate | null {
    return this.prove(this, published, reason, file);
  }

  private given(isMeant: (place: Place) => boolean): Candidate | null {
    const taker = byeTaker(this.round, isMeant);
    return taker === null ? null : { pairs: [], floaters: [taker] };
  }
}

/**
 * Who receives the bye (3.1): the first, by the criteria of the edition, without whom the others can be paired.
 * @param mayTake who comes into question.
 */
function byeTaker<P extends ByePlayer, S extends StateOf<P>, E extends ByeFirstEdition<P>>(
  board: RoundBoard<P, S, E>,
  mayTake: (place: Place) => boolean,
): Place | null {
  const { players, edition } = board;
  const everybody = [...players.keys()];
  const takers = everybody
    .filter((place) => players[place].mayTakeBye && mayTake(place))
    .sort((a, b) => compareByes(edition, players[a], players[b]));
  return takers.find((taker) => board.isCompletable(everybody.filter((place) => place !== taker))) ?? null;
}

/** Which of two players receives the bye rather (3.1.3-3.1.5): negative when it is the first. */
function compareByes<P extends ByePlayer>(
  { byeCriteria }: Pick<ByeFirstEdition<P>, 'byeCriteria'>,
  a: P,
  b: P,
): number {
  for (const { weight } of byeCriteria) {
    const order = weight(a) - weight(b);
    if (order !== 0) return order;
  }
  return 0;
}
