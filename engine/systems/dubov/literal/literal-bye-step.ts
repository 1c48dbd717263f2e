import { plainPart } from '../../plain-part.js';
import type { Candidate, RuleValue, Sequence, Step } from '../../system.js';
import { byeStage, leftAfter } from '../stages.js';
import { StageStep } from '../stage-step.js';
import { literalBye } from './bye.js';
import { LiteralScoregroupStep } from './literal-scoregroup-step.js';
import type { Possibilities } from './possibilities.js';

/** The assignment of the bye by the letter. */
export class LiteralByeStep extends StageStep<Possibilities> implements Step {
  readonly chosen: Candidate | null;

  constructor(possible: Possibilities) {
    super(possible, byeStage(possible.state));
    const taker = literalBye(possible);
    this.chosen = taker === null ? null : { pairs: [], floaters: [taker] };
  }

  after(candidate: Candidate): LiteralScoregroupStep | null {
    return LiteralScoregroupStep.of(this.round, leftAfter(this.stage.residents, candidate));
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
