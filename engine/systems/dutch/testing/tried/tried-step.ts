import { compareNumbers } from '../../../interface/compare-values.js';
import { brokenBy } from './violations.js';
import { publishedCandidate } from '../../../interface/published-candidate.js';
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
} from '../../../interface/system.js';
import { allocationOf } from '../../allocation.js';
import type { DutchPlayer } from '../../player.js';
import { sequenceOf } from '../../explain/sequence-place.js';
import type { BracketKind } from '../../bracket-kind.js';
import { plainPart } from '../../../interface/plain-part.js';
import { candidates } from './candidates.js';
import type { TriedBracket, TriedCandidate } from './candidates.js';
import { brackets2015 } from './brackets-2015.js';
import { bracketsFrom } from './joining.js';
import type { Groups } from './joining.js';
import { literalBracket } from './tried-bracket.js';
import { Judge } from './judge.js';
import { nameOf, orderSteps } from './order-steps.js';
import type { Possibilities } from './possibilities.js';

/** A bracket of which everything is tried out. */
export class TriedStep implements Step {
  readonly stage: Stage;
  readonly chosen: Candidate | null;

  constructor(
    kind: BracketKind,
    private readonly bracket: TriedBracket,
    private readonly possible: Possibilities,
    best: Pick<TriedCandidate, 'pairs' | 'floaters'> | null,
    /** The bracket that follows when this one is left with a candidate, as chosen or not. */
    private readonly follow: (floaters: readonly DutchPlayer[], isChosen: boolean) => TriedStep | null,
  ) {
    const { mdps, residents, isLast, keepsCompletable } = bracket;
    this.chosen = best === null ? null : this.asPlaces(best);
    this.stage = {
      kind,
      // Moved-down players among the residents come first, and are not what the bracket is called by.
      score: (bracket.shape === 'ordinary' ? residents[residents.length - 1] : residents[0]).score,
      mdps: mdps.map(this.placeOf),
      residents: residents.map(this.placeOf),
      below: [],
      isLast,
      givesBye: isLast,
      valuesCompletion: keepsCompletable,
    };
  }

  after({ floaters }: Candidate): TriedStep | null {
    return this.follow(floaters.map(this.player), String(floaters) === String(this.chosen?.floaters));
  }

  publishedCandidate(opponents: ArrayLike<Place>): Candidate {
    return publishedCandidate(this.stage, opponents);
  }

  violations(candidate: Candidate): readonly Violation[] {
    const { edition, state } = this.possible;
    return brokenBy(edition, state, candidate, this.bracket.isLast);
  }

  *values(candidate: Candidate): Generator<RuleValue> {
    const { bracket, possible } = this;
    const { edition } = possible;
    const { floaters } = candidate;
    const left = floaters.map(this.player);
    const lowest = this.lowestByeScore(left);
    if (bracket.keepsCompletable && !bracket.isLast) {
      const value = this.completability(candidate) === 'completable' ? [] : null;
      yield { rule: edition.completionRule, parts: [plainPart('count', value, floaters)] };
    }
    if (edition.byeScoreRule !== null && possible.state.players.length % 2 === 1)
      yield {
        rule: edition.byeScoreRule,
        parts: [plainPart('score', lowest === null ? null : [lowest], floaters)],
      };
    yield* new Judge(bracket, possible).values({ pairs: this.asPlayers(candidate), floaters: left });
  }

  compareOrder(a: Candidate, b: Candidate): OrderDifference | null {
    if (nameOf(a) === nameOf(b)) return null;
    const [first, second] = [a, b].map((candidate) => this.alterationsOf(candidate));
    const orders = first.map((numbers, i) => compareNumbers(numbers, second[i]));
    const index = orders.findIndex((order) => order !== 0);
    return { ...orderSteps(this.possible.edition)[index], order: orders[index] };
  }

  sequenceOf(candidate: Candidate): Sequence {
    const { shape } = this.bracket;
    return sequenceOf({ ...this.stage, shape, board: this.possible }, candidate);
  }

  /** By the letter of C4: residents who float might still meet each other, MDPs never do. */
  completability({ floaters }: Candidate): 'completable' | 'for-mdps-only' | 'impossible' {
    const { bracket } = this;
    const free = this.possible.withByeScore(null);
    const below = [...bracket.next, ...bracket.rest];
    const left = floaters.map(this.player);
    const { moved, others } = free.downfloatersMayMeet ? { moved: [], others: left } : this.parted(left);
    if (free.canComplete(moved, [...others, ...below])) return 'completable';
    return free.canComplete([], [...left, ...below]) ? 'for-mdps-only' : 'impossible';
  }

  coloursOf(pair: Pair): Allocation {
    const { edition, state } = this.possible;
    return allocationOf(edition, state, pair);
  }

  /** The bye goes where the procedure lets it go; which may end in nothing though a legal pairing exists. */
  private lowestByeScore(floaters: readonly DutchPlayer[]): number | null {
    const { bracket, possible } = this;
    if (bracket.isLast) return floaters.length === 0 ? null : Math.max(...floaters.map(({ score }) => score));
    const below = [...bracket.next, ...bracket.rest];
    const { moved, others } = this.parted(floaters);
    return possible.lowestByeScore(floaters, below) ?? possible.lowestByeScore(moved, [...others, ...below]);
  }

  private parted(floaters: readonly DutchPlayer[]): { moved: DutchPlayer[]; others: DutchPlayer[] } {
    const isMoved = (player: DutchPlayer): boolean => this.bracket.mdps.includes(player);
    return { moved: floaters.filter(isMoved), others: floaters.filter((player) => !isMoved(player)) };
  }

  /** The alterations that generate a candidate, found by generating all. */
  private alterationsOf(candidate: Candidate): TriedCandidate['alterations'] {
    const wanted = nameOf(candidate);
    const { bracket, possible } = this;
    const generated = candidates(bracket, candidate.pairs.length, (a, b) => possible.mayMeet(a, b));
    for (const one of generated) if (nameOf(this.asPlaces(one)) === wanted) return one.alterations;
    throw new Error('literal reading: a candidate is never generated');
  }

  private readonly placeOf = (player: DutchPlayer): Place => this.possible.state.players.indexOf(player);

  private readonly player = (place: Place): DutchPlayer => this.possible.state.players[place];

  private asPlayers({ pairs }: Candidate): TriedCandidate['pairs'] {
    return pairs.map(([a, b]) => [this.player(a), this.player(b)] as const);
  }

  private asPlaces({ pairs, floaters }: Pick<TriedCandidate, 'pairs' | 'floaters'>): Candidate {
    const couples = pairs.map(([a, b]) => [this.placeOf(a), this.placeOf(b)].sort((x, y) => x - y));
    return { pairs: couples.map(([a, b]) => [a, b] as const), floaters: floaters.map(this.placeOf) };
  }
}

/** The first bracket of a round; null when nobody is there. */
export function firstTriedStep(
  possible: Possibilities,
  groups: readonly (readonly DutchPlayer[])[],
): TriedStep | null {
  if (groups.length === 0) return null;
  return possible.edition.joining === null
    ? stepAt(possible, groups, 0, [], false)
    : joiningSteps({ possible, groups, isJoined: false }, 0, []);
}

/** The first bracket from a scoregroup on, into which some float, of an edition that joins the last brackets. */
function joiningSteps(start: Groups, index: number, mdps: readonly DutchPlayer[]): TriedStep {
  const { brackets, groups } = bracketsFrom(brackets2015, start, index, mdps);
  const step = (at: number): TriedStep => {
    const { kind, bracket, chosen } = brackets[at];
    return new TriedStep(kind, bracket, start.possible, chosen, (floaters, isChosen) => {
      if (at + 1 === brackets.length) return null;
      return isChosen ? step(at + 1) : joiningSteps(groups, index + at + 1, floaters);
    });
  };
  return step(0);
}

function stepAt(
  possible: Possibilities,
  groups: readonly (readonly DutchPlayer[])[],
  index: number,
  mdps: readonly DutchPlayer[],
  collapsed: boolean,
): TriedStep {
  const below = groups.slice(index + 1).flat();
  const bracket: TriedBracket = {
    shape: 'ordinary',
    mdps,
    residents: groups[index],
    next: groups[index + 1] ?? [],
    rest: groups.slice(index + 2).flat(),
    byeScore: possible.byeScore,
    keepsCompletable: possible.edition.completion === 'every-bracket',
    looksAhead: true,
    isLast: below.length === 0,
  };
  const step = (kind: BracketKind, own: TriedBracket, best = literalBracket(own, possible)): TriedStep =>
    new TriedStep(kind, own, possible, best, (floaters) => {
      if (kind === 'collapsed-last' || below.length === 0) return null;
      const { edition, state } = possible;
      const fixes = edition.byeScoreRule !== null && state.players.length % 2 === 1;
      const left = fixes ? possible.withByeScore(possible.lowestByeScore(floaters, below)) : possible;
      return stepAt(left, groups, index + 1, floaters, kind === 'penultimate');
    });
  if (bracket.keepsCompletable) return step('scoregroup', bracket);
  if (collapsed) {
    const residents = [...bracket.residents, ...below];
    return step('collapsed-last', { ...bracket, residents, next: [], rest: [], isLast: true });
  }
  const best = literalBracket(bracket, possible);
  if (below.length === 0 || (best !== null && possible.canComplete(best.floaters, below)))
    return step('scoregroup', bracket, best);
  return step('penultimate', { ...bracket, keepsCompletable: true, looksAhead: false });
}
