import { ScoregroupStep } from '../bye-first/scoregroup-step.js';
import type { Certificate, Reason } from '../interface/certificate.js';
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
import type { DubovEdition } from './edition.js';
import type { DubovPlayer, DubovState } from './player.js';
import { certify } from './proof/certify.js';
import type { RoundBoard } from './search/board.js';
import { compareSequence, sequenceOf } from './explain/sequence-place.js';
import { bracketValues } from './explain/values.js';
import type { Pair } from '../interface/candidate.js';
import { upfloatersFor } from '../bye-first/search/upfloaters.js';
import type { UpfloaterCriterion } from '../bye-first/search/upfloater-task.js';
import { criteriaOf } from './criteria.js';
import { shifted } from './search/shifters.js';
import { OpponentsLeft } from '../../matching/opponents-left.js';
import { s1Order, tpnOrder } from './orders.js';
import type { Subgroups } from './orders.js';

/** The bracket of the highest scoregroup that is not paired yet (3.2). */
export class DubovStep
  extends ScoregroupStep<DubovPlayer, DubovState, DubovEdition>
  implements ExplainedStep
{
  /** @param left all who are not paired yet, in ranking order. */
  static of(board: RoundBoard, left: readonly Place[]): DubovStep | null {
    return left.length === 0 ? null : new DubovStep(board, left);
  }

  after(candidate: Candidate): DubovStep | null {
    return DubovStep.of(this.round, this.leftAfter(candidate));
  }

  values(candidate: Candidate): Iterable<RuleValue> {
    const { edition, state } = this.round;
    return bracketValues(
      edition,
      state,
      this.stage,
      candidate,
      this.completability(candidate) === 'completable',
    );
  }

  compareOrder(a: Candidate, b: Candidate): OrderDifference | null {
    const { edition, state } = this.round;
    return compareSequence(edition, this.stage, a, b, state);
  }

  sequenceOf(candidate: Candidate): Sequence {
    return sequenceOf(this.stage, candidate, this.round.state);
  }

  composition(): Composition {
    const { edition, state } = this.round;
    return compositionOf(edition, this.stage, this.chosen ?? NOTHING, state);
  }

  certify(published: Candidate, reason: Reason, file: string): Certificate | null {
    return certify(this, this.round, published, reason, file);
  }

  protected pairedOn(board: RoundBoard): Candidate | null {
    const { residents, below } = this.stage;
    return pairBracket({ board, residents, below });
  }
}

const NOTHING: Candidate = { pairs: [], floaters: [] };

/** Pairs a bracket (3.2); null when those not yet paired cannot all be paired. */
function pairBracket(task: BracketTask): Candidate | null {
  const { board, residents } = task;
  const criteria = criteriaOf(board.edition, board.state).map(
    (criterion): UpfloaterCriterion<DubovPlayer> => ({
      addsUp: criterion.addsUp,
      upfloater: (upfloater, resident) => criterion.upfloater(upfloater, resident),
      ...(criterion.countsPairs ? { pair: (a, b) => criterion.pair(a, b) } : {}),
    }),
  );
  const upfloaters = upfloatersFor({ criteria, ...task });
  if (upfloaters === null) return null;
  return { pairs: transposition(board, shifted(board, [...residents, ...upfloaters])), floaters: [] };
}

/** A bracket about to be paired, in ranking order. */
interface BracketTask {
  readonly board: RoundBoard;
  readonly residents: readonly Place[];
  /** All who have fewer points and are not paired yet. */
  readonly below: readonly Place[];
}

/** Pairs S1 with the first transposition of G2 that is legal (3.2.5, 3.2.6, 4.4). */
function transposition(board: RoundBoard, { g1, g2 }: Subgroups): Pair[] {
  const { players } = board;
  const s1 = s1Order(g1, players);
  const open = tpnOrder(g2, players);
  const left = new OpponentsLeft(board.size, s1, open, (a, b) => board.mayMeet(a, b));
  return s1.map((top): Pair => {
    const index = open.findIndex((bottom) => board.mayMeet(top, bottom) && left.settle(top, bottom));
    if (index < 0) throw new Error('two subgroups that can be paired have no transposition');
    const [bottom] = open.splice(index, 1);
    return top < bottom ? [top, bottom] : [bottom, top];
  });
}
