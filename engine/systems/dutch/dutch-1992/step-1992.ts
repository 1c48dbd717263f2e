import type { Rule } from '../../../rules/rule.js';
import type { Candidate, Pair, Place, Violation } from '../../interface/candidate.js';
import { publishedCandidate } from '../../interface/published-candidate.js';
import type {
  Allocation,
  Composition,
  Demand,
  ExplainedRound,
  ExplainedStep,
  FloatReason,
  OrderDifference,
  PreferredColour,
  RuleValue,
  Sequence,
  Stage,
} from '../../interface/system.js';
import { allocationOf } from '../allocation.js';
import { preferredColour } from '../../interface/preferred-colour.js';
import type { DutchState } from '../player.js';
import { compareSequence, sequenceOf } from '../explain/sequence-place.js';
import type { OrderedBracket } from '../explain/sequence-place.js';
import { Board1992 } from './board-1992.js';
import type { BracketSearch } from './bracket.js';
import { bestWith, compositionOf, floatReason, pairedAlone } from './explain-1992.js';
import type { Edition1992 } from './edition-1992.js';
import { pairByProcedure1992, unpairedBracket } from './procedure.js';
import type { PairedBracket } from './procedure.js';
import { byeRule1992, orderRules1992 } from './rules-1992.js';
import { halvesOf, values1992 } from './values-1992.js';

/** A round of 1992, with brackets searched in either way. */
export class Round1992 implements ExplainedRound {
  readonly isPossible: boolean;
  readonly first: Step1992 | null;
  readonly byeScore = null;
  private readonly board: Board1992;

  constructor(state: DutchState, searchOf: (board: Board1992) => BracketSearch, edition?: Edition1992) {
    const board = new Board1992(state, edition);
    const parts = { board, search: searchOf(board) };
    const brackets = pairByProcedure1992(board, parts.search);
    this.board = board;
    this.isPossible = brackets !== null;
    this.first = board.size === 0 ? null : stepOf(parts, 0, [], brackets);
  }

  forbids(higher: Place, lower: Place | null): Rule | null {
    const { state, edition } = this.board;
    const player = state.players[higher];
    if (lower === null) return player.mayTakeBye ? null : byeRule1992;
    return edition.absoluteRules.find((rule) => rule.forbids(state, player, state.players[lower])) ?? null;
  }

  preferenceOf(place: Place): PreferredColour {
    return preferredColour(this.board.state.players[place]);
  }
}

interface RoundParts {
  readonly board: Board1992;
  readonly search: BracketSearch;
}

/** A bracket of 1992. */
export class Step1992 implements ExplainedStep {
  readonly stage: Stage;

  /**
   * @param index of the lowest scoregroup in it.
   * @param planned the brackets that follow when this one is left as it is chosen; null when nothing can be chosen.
   */
  constructor(
    private readonly round: RoundParts,
    private readonly index: number,
    private readonly bracket: PairedBracket,
    private readonly planned: readonly PairedBracket[] | null,
  ) {
    const { kind, mdps, residents, demand } = bracket;
    const isLast = kind === 'last' || kind === 'joined';
    this.stage = {
      kind,
      score: round.board.player(residents[0]).score,
      mdps,
      residents,
      below: [],
      isLast,
      givesBye: isLast,
      valuesCompletion: demand.kind === 'completes',
    };
  }

  get chosen(): Candidate | null {
    return this.planned === null ? null : this.bracket;
  }

  after({ floaters }: Candidate): Step1992 | null {
    const { round, bracket, planned, stage } = this;
    if (stage.isLast) return null;
    const next = this.index + 1;
    if (planned !== null && String(floaters) === String(bracket.floaters))
      return stepOf(round, next, floaters, planned);
    return stepOf(round, next, floaters, pairByProcedure1992(round.board, round.search, next, floaters));
  }

  publishedCandidate(opponents: ArrayLike<Place>): Candidate {
    return publishedCandidate(this.stage, opponents);
  }

  violations({ pairs, floaters }: Candidate): readonly Violation[] {
    const { board } = this.round;
    const { state, edition } = board;
    const broken = edition.absoluteRules.map((rule): Violation => {
      const places = pairs.filter(([a, b]) => rule.forbids(state, state.players[a], state.players[b]));
      return { rule, places: places.flat() };
    });
    const barred = this.stage.isLast ? floaters.filter((place) => !board.mayTakeBye(place)) : [];
    return [...broken, { rule: byeRule1992, places: barred }]
      .filter(({ places }) => places.length > 0)
      .sort((a, b) => (a.rule.article < b.rule.article ? -1 : 1));
  }

  values(candidate: Candidate): Iterable<RuleValue> {
    return values1992(this.round.board, this.round.search, this.bracket, candidate);
  }

  /** Of two candidates with the same moved-down players in S1 and the same opponents for them. */
  compareOrder(a: Candidate, b: Candidate): OrderDifference | null {
    return compareSequence(this.placesFor(a), a, b);
  }

  sequenceOf(candidate: Candidate): Sequence {
    return sequenceOf(this.placesFor(candidate), candidate);
  }

  completability({ floaters }: Candidate): 'completable' | 'impossible' {
    return this.round.search.isCompletable([...floaters, ...this.below]) ? 'completable' : 'impossible';
  }

  coloursOf(pair: Pair): Allocation {
    const { edition, state } = this.round.board;
    return allocationOf(edition, state, pair);
  }

  composition(): Composition {
    const candidate = this.chosen ?? NOTHING;
    return compositionOf(this.placesFor(candidate), candidate, this.bracket.leavers);
  }

  floatReason(): FloatReason {
    return this.stage.isLast ? 'bye' : floatReason(this.round.search, this.bracket);
  }

  /** As if there were no bracket below, or as chosen where that comes to nothing. */
  pairedAlone(): Candidate | null {
    return this.stage.isLast ? this.chosen : (pairedAlone(this.round.search, this.bracket) ?? this.chosen);
  }

  best(demand: Demand): Candidate | null {
    if (this.chosen === null || meets(demand, this.chosen)) return this.chosen;
    return bestWith(this.round.search, this.bracket, demand, this.stage.isLast ? null : this.below);
  }

  /** There is no proof for this edition. */
  certify(): null {
    return null;
  }

  /** Everybody in the scoregroups that are not in this bracket yet. */
  private get below(): readonly Place[] {
    return this.stage.isLast ? [] : this.round.board.scoregroups.slice(this.index + 1).flat();
  }

  private placesFor(candidate: Candidate): OrderedBracket {
    const { s1, s2 } = halvesOf(this.bracket, candidate);
    const { state } = this.round.board;
    return { mdps: s1, residents: s2, board: { state, edition: { orderRules: orderRules1992 } } };
  }
}

const NOTHING: Candidate = { pairs: [], floaters: [] };

/** @param brackets from this scoregroup on; null when those not yet paired cannot be paired any more. */
function stepOf(
  round: RoundParts,
  index: number,
  mdps: readonly Place[],
  brackets: readonly PairedBracket[] | null,
): Step1992 {
  const isLast = index + 1 === round.board.scoregroups.length;
  const [bracket, ...planned] = brackets ?? [
    unpairedBracket(round.board, isLast ? 'last' : 'scoregroup', mdps, round.board.scoregroups[index]),
  ];
  return new Step1992(round, index, bracket, brackets === null ? null : planned);
}

/** Whether a candidate meets a demand. */
export function meets(demand: Demand, { pairs, floaters }: Candidate): boolean {
  if ('float' in demand) return floaters.includes(demand.float);
  const { pair } = demand;
  return pairs.some((places) => places.every((place) => pair.includes(place)));
}
