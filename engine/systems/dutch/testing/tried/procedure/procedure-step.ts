import { compareNumbers } from '../../../../interface/compare-values.js';
import { publishedCandidate } from '../../../../interface/published-candidate.js';
import type {
  Allocation,
  Candidate,
  OrderDifference,
  Pair,
  Place,
  RuleValue,
  Sequence,
  Stage,
  Step,
  Violation,
} from '../../../../interface/system.js';
import { allocationOf } from '../../../allocation.js';
import type { DutchPlayer } from '../../../player.js';
import { sequenceOf } from '../../../explain/sequence-place.js';
import { plainPart } from '../../../../interface/plain-part.js';
import { nameOf, orderSteps } from '../order-steps.js';
import { brokenBy } from '../violations.js';
import { isLast, isPenultimate } from './bracket.js';
import type { ProcedureBracket, ProcedureCandidate } from './bracket.js';
import { candidates } from './candidates.js';
import { bracketsFrom } from '../joining.js';
import type { Groups, PairedBracket } from '../joining.js';
import { brackets2012 } from './brackets-2012.js';
import { givenUp } from './requirements.js';

/** A bracket of the procedure of 2012, tried out step by step. */
export class ProcedureStep implements Step {
  readonly stage: Stage;
  readonly chosen: Candidate | null;

  constructor(
    private readonly paired: PairedBracket<ProcedureBracket>,
    private readonly follow: (floaters: readonly Place[], isChosen: boolean) => ProcedureStep | null,
  ) {
    const { kind, bracket, chosen } = paired;
    const { mdps, residents } = bracket;
    this.chosen = chosen === null ? null : this.asPlaces(chosen);
    this.stage = {
      kind,
      // Moved-down players among the residents come first, and are not what the bracket is called by.
      score: (bracket.shape === 'ordinary' ? residents[residents.length - 1] : residents[0]).score,
      mdps: mdps.map(this.placeOf),
      residents: residents.map(this.placeOf),
      below: [],
      isLast: isLast(bracket),
      givesBye: isLast(bracket),
      valuesCompletion: isPenultimate(bracket),
    };
  }

  after({ floaters }: Candidate): ProcedureStep | null {
    return this.follow(floaters, String(floaters) === String(this.chosen?.floaters));
  }

  publishedCandidate(opponents: ArrayLike<Place>): Candidate {
    return publishedCandidate(this.stage, opponents);
  }

  violations(candidate: Candidate): readonly Violation[] {
    const { edition, state } = this.paired.bracket.possible;
    return brokenBy(edition, state, candidate, this.stage.isLast);
  }

  *values(candidate: Candidate): Generator<RuleValue> {
    const { bracket } = this.paired;
    const { edition } = bracket.possible;
    if (isPenultimate(bracket)) {
      const isComplete = this.completability(candidate) === 'completable';
      const value = !isComplete ? null : this.isPZero(candidate) ? [1] : [];
      yield { rule: edition.completionRule, parts: [plainPart('count', value, candidate.floaters)] };
    }
    for (const { rule, measure, value, players } of givenUp(bracket, this.asPlayers(candidate))) {
      const named = edition.criteria.find(({ id }) => id === rule);
      if (named !== undefined)
        yield { rule: named, parts: [plainPart(measure, value, players.map(this.placeOf))] };
    }
  }

  compareOrder(a: Candidate, b: Candidate): OrderDifference | null {
    if (nameOf(a) === nameOf(b)) return null;
    const [first, second] = [a, b].map((candidate) => this.alterationsOf(candidate));
    const orders = first.map((numbers, i) => compareNumbers(numbers, second[i]));
    const index = orders.findIndex((order) => order !== 0);
    return { ...orderSteps(this.paired.bracket.possible.edition)[index], order: orders[index] };
  }

  sequenceOf(candidate: Candidate): Sequence {
    const { bracket } = this.paired;
    return sequenceOf({ ...this.stage, shape: bracket.shape, board: bracket.possible }, candidate);
  }

  completability({ floaters }: Candidate): 'completable' | 'impossible' {
    const { possible, next, rest } = this.paired.bracket;
    const left = [...floaters.map(this.player), ...next, ...rest];
    return possible.canComplete([], left) ? 'completable' : 'impossible';
  }

  coloursOf(pair: Pair): Allocation {
    const { edition, state } = this.paired.bracket.possible;
    return allocationOf(edition, state, pair);
  }

  /** C.13 (I13): no moved-down player is paired, which would leave more pairs than the rules want. */
  private isPZero({ pairs }: Candidate): boolean {
    const { mdps } = this.stage;
    const paired = (some: readonly Pair[]): boolean => some.some(([a]) => mdps.includes(a));
    const { bracket } = this.paired;
    const chosen = this.chosen?.pairs ?? [];
    if (paired(pairs) || !paired(chosen)) return false;
    const most = Math.floor(bracket.residents.length / 2);
    for (let more = most; more > chosen.length; more--)
      for (const one of candidates(bracket, 0, more))
        if (this.completability(this.asPlaces(one)) === 'completable') return true;
    return false;
  }

  /** The alterations that generate a candidate, found by generating all. */
  private alterationsOf(candidate: Candidate): readonly (readonly number[])[] {
    const { bracket } = this.paired;
    const wanted = nameOf(candidate);
    const { length } = candidate.pairs;
    const isMdpPair = ([a, b]: Pair): boolean => this.stage.mdps.includes(a) && !this.stage.mdps.includes(b);
    const m1 = candidate.pairs.filter(isMdpPair).length;
    for (const one of candidates(bracket, m1, length))
      if (nameOf(this.asPlaces(one)) === wanted) return one.alterations;
    throw new Error('literal reading: a candidate is never generated');
  }

  private readonly placeOf = (player: DutchPlayer): Place =>
    this.paired.bracket.possible.state.players.indexOf(player);

  private readonly player = (place: Place): DutchPlayer => this.paired.bracket.possible.state.players[place];

  private asPlayers({ pairs, floaters }: Candidate): ProcedureCandidate {
    return {
      pairs: pairs.map(([a, b]) => [this.player(a), this.player(b)] as const),
      floaters: floaters.map(this.player),
    };
  }

  private asPlaces({ pairs, floaters }: ProcedureCandidate): Candidate {
    return {
      pairs: pairs.map(([a, b]) => [this.placeOf(a), this.placeOf(b)] as const),
      floaters: floaters.map(this.placeOf).sort((a, b) => a - b),
    };
  }
}

/** The first bracket from a scoregroup on, into which some float. */
export function procedureSteps(start: Groups, index: number, mdps: readonly DutchPlayer[]): ProcedureStep {
  const { brackets, groups } = bracketsFrom(brackets2012, start, index, mdps);
  const { players } = start.possible.state;
  const step = (at: number): ProcedureStep =>
    new ProcedureStep(brackets[at], (floaters, isChosen) => {
      if (at + 1 === brackets.length) return null;
      if (isChosen) return step(at + 1);
      const left = floaters.map((place) => players[place]);
      return procedureSteps(groups, index + at + 1, left);
    });
  return step(0);
}
