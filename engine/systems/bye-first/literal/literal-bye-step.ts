import { plainPart } from '../../plain-part.js';
import type { Candidate, Place, RuleValue, Sequence, Step } from '../../system.js';
import type { ByeFirstEdition, ByePlayer, StateOf } from '../edition.js';
import { byeStage, leftAfter, publishedBye } from '../stages.js';
import { StageStep } from '../stage-step.js';
import { literalBye } from './bye.js';
import type { Possibilities } from './possibilities.js';

/** The assignment of the bye by the letter. */
export class LiteralByeStep<P extends ByePlayer, S extends StateOf<P>, E extends ByeFirstEdition<P>>
  extends StageStep<P, Possibilities<P, S, E>>
  implements Step
{
  readonly chosen: Candidate | null;

  /** @param follow the first bracket of those who are left. */
  constructor(
    possible: Possibilities<P, S, E>,
    private readonly follow: (left: readonly Place[]) => Step | null,
  ) {
    super(possible, byeStage(possible.state));
    const taker = literalBye(possible);
    this.chosen = taker === null ? null : { pairs: [], floaters: [taker] };
  }

  after(candidate: Candidate): Step | null {
    return this.follow(leftAfter(this.stage.residents, candidate));
  }

  readOff(opponents: ArrayLike<Place>): Candidate {
    return publishedBye(this.stage, opponents);
  }

  *values(candidate: Candidate): Generator<RuleValue> {
    const { completionRule, byeCriteria } = this.round.edition;
    const { floaters } = candidate;
    const isKept = this.rest(candidate) === 'completable';
    yield { rule: completionRule, parts: [plainPart('count', isKept ? [] : null, floaters)] };
    const player = this.round.player(floaters[0]);
    for (const rule of byeCriteria) {
      const part = plainPart(rule.measure, [rule.told(player)], floaters);
      yield { rule, parts: [{ ...part, weighed: [rule.weight(player)] }] };
    }
  }

  compareOrder(): null {
    return null;
  }

  sequenceOf(): Sequence {
    return { place: {}, numbered: {} };
  }

  rest(candidate: Candidate): 'completable' | 'impossible' {
    const left = leftAfter(this.stage.residents, candidate);
    return this.round.canComplete(left) ? 'completable' : 'impossible';
  }
}
