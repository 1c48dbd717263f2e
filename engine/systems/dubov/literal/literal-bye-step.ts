import { plainPart } from '../../plain-part.js';
import type {
  Allocation,
  Candidate,
  Pair,
  Place,
  RuleValue,
  Sequence,
  Stage,
  Step,
  Violation,
} from '../../system.js';
import { allocationOf, byeStage, leftAfter, publishedAt, violationsOf } from '../stages.js';
import { literalBye } from './bye.js';
import { LiteralScoregroupStep } from './literal-scoregroup-step.js';
import type { Possibilities } from './possibilities.js';

/** The assignment of the bye by the letter. */
export class LiteralByeStep implements Step {
  readonly stage: Stage;
  readonly chosen: Candidate | null;

  constructor(private readonly possible: Possibilities) {
    this.stage = byeStage(possible.state);
    const taker = literalBye(possible);
    this.chosen = taker === null ? null : { pairs: [], floaters: [taker] };
  }

  after(candidate: Candidate): LiteralScoregroupStep | null {
    return LiteralScoregroupStep.of(this.possible, leftAfter(this.stage.residents, candidate));
  }

  readOff(opponents: ArrayLike<Place>): Candidate {
    return publishedAt(this.stage, opponents);
  }

  violations(candidate: Candidate): readonly Violation[] {
    return violationsOf(this.possible.edition, this.possible.state, candidate);
  }

  *values(candidate: Candidate): Generator<RuleValue> {
    const { completionRule, byeCriteria } = this.possible.edition;
    const { floaters } = candidate;
    const isKept = this.rest(candidate) === 'completable';
    yield { rule: completionRule, parts: [plainPart('count', isKept ? [] : null, floaters)] };
    const player = this.possible.player(floaters[0]);
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
    return this.possible.canComplete(left) ? 'completable' : 'impossible';
  }

  coloursOf(pair: Pair): Allocation {
    return allocationOf(this.possible.edition, this.possible.state, pair);
  }
}
