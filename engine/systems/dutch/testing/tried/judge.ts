import { compareRank } from '../../../../model/player.js';
import type { DutchPlayer } from '../../player.js';
import { compareNumbers } from '../../../interface/compare-values.js';
import type { RuleValue, ValuePart } from '../../../interface/system.js';
import { contributions, valueOf } from '../../criteria/criterion.js';
import type { BracketView, LookaheadCriterion, Member, QualityCriterion } from '../../criteria/criterion.js';
import { plainPart } from '../../../interface/plain-part.js';
import { countedPart } from '../../evaluation.js';
import type { TriedBracket, TriedCandidate } from './candidates.js';
import type { Possibilities } from './possibilities.js';
import { without } from './possibilities.js';

/** Judges the candidates of one bracket. */
export class Judge {
  private readonly followUps = new Map<string, readonly ValuePart[]>();

  constructor(
    private readonly bracket: TriedBracket,
    private readonly possible: Possibilities,
  ) {}

  /** Completion, and in the last bracket the bye. The pairs are legal by construction. */
  isLegal({ floaters }: TriedCandidate): boolean {
    const { bracket, possible } = this;
    if (bracket.isLast)
      return floaters.length === 0 || (floaters.length === 1 && possible.mayTakeBye(floaters[0]));
    const below = [...bracket.next, ...bracket.rest];
    if (!bracket.keepsCompletable) return true;
    return possible.downfloatersMayMeet
      ? possible.canComplete([], [...floaters, ...below])
      : possible.canComplete(floaters, below);
  }

  /** The values on all criteria in order; null as soon as they are known not to be better than `best`. */
  value(candidate: TriedCandidate, best: Lists | null): Lists | null {
    const values: (readonly number[])[] = [];
    let better = best === null;
    for (const { parts } of this.values(candidate)) {
      for (const { weighed } of parts) {
        const value = weighed ?? WORST;
        if (!better) {
          const order = compareNumbers(value, best?.[values.length] ?? []);
          if (order > 0) return null;
          better = order < 0;
        }
        values.push(value);
      }
    }
    return better ? values : null;
  }

  /** The values on all criteria in order. */
  *values(candidate: Pick<TriedCandidate, 'pairs' | 'floaters'>): Generator<RuleValue> {
    const { possible } = this;
    const { players } = possible.state;
    const view = this.view(candidate.floaters.length);
    const pairs = candidate.pairs.map(
      ([a, b]) =>
        [this.member(a), this.member(b)].sort((x, y) => compareRank(x.player, y.player)) as [Member, Member],
    );
    const floaters = candidate.floaters.map((player) => this.member(player));
    for (const rule of possible.edition.criteria) {
      if (rule.looksAt === 'bracket') {
        const counted = contributions(rule, view, pairs, floaters);
        yield { rule, parts: [countedPart(rule, counted, players)] };
      } else if (rule.looksAt === 'following bracket' && this.looksAhead(floaters.length)) {
        yield { rule, parts: this.followUp(rule, candidate.floaters) };
      }
    }
  }

  /** What no candidate with so many downfloaters can surpass: no pair adds anything, and those float who add least. */
  bound(floaters: number): number[][] {
    const { bracket, possible } = this;
    const view = this.view(floaters);
    const members = [...bracket.mdps, ...bracket.residents].map((player) => this.member(player));
    return possible.edition.criteria.flatMap((criterion) => {
      if (criterion.looksAt === 'bracket') return [leastOf(criterion, view, members, floaters)];
      if (criterion.looksAt !== 'following bracket' || !this.looksAhead(floaters)) return [];
      const next = bracket.next.map((player) => ({ player, mdp: false }));
      const left = (floaters + next.length) % 2;
      return criterion.reads.map((read) =>
        leastOf(read, this.viewOfNext(), next, Math.min(left, next.length)),
      );
    });
  }

  private looksAhead(floaters: number): boolean {
    const { looksAhead, isLast } = this.bracket;
    return looksAhead && !isLast && floaters > 0;
  }

  private member(player: DutchPlayer): Member {
    return { player, mdp: this.bracket.mdps.includes(player) };
  }

  private view(floaters: number): BracketView {
    const { bracket, possible } = this;
    const { score } = bracket.residents[0];
    const odd = possible.state.players.length % 2 === 1;
    return {
      state: possible.state,
      round: possible.state.round,
      shape: this.bracket.shape,
      colourRules: possible.edition.colourRules,
      score,
      lowestScore: Math.min(...bracket.residents.map((player) => player.score)),
      hasMdps: bracket.mdps.length > 0,
      floaterTakesBye: odd && floaters === 1 && bracket.byeScore !== null && score <= bracket.byeScore,
    };
  }

  private viewOfNext(): BracketView {
    const { next } = this.bracket;
    const lowestScore = Math.min(...next.map((player) => player.score));
    const { score } = next[0];
    return { ...this.view(0), score, lowestScore, shape: 'ordinary', hasMdps: true, floaterTakesBye: false };
  }

  /** The best that the following bracket can do with these downfloaters, on the criteria that count. */
  private followUp(criterion: LookaheadCriterion, floaters: readonly DutchPlayer[]): readonly ValuePart[] {
    const key = floaters
      .map(({ id }) => id)
      .sort()
      .join();
    const best = this.followUps.get(key) ?? this.bestFollowUp(criterion, floaters);
    this.followUps.set(key, best);
    return best;
  }

  private bestFollowUp(
    criterion: LookaheadCriterion,
    floaters: readonly DutchPlayer[],
  ): readonly ValuePart[] {
    const { bracket, possible } = this;
    const size = floaters.length + bracket.next.length;
    let best: readonly ValuePart[] | null = null;
    // The first criterion counts whom the bracket leaves over (some may count more than once): more are only tried as
    // long as they could do better.
    const bound = (): number => best?.[0].weighed?.length ?? size;
    for (let leftOver = size % 2; leftOver <= Math.min(size, bound()); leftOver += 2) {
      for (const { pairs, left } of this.pairings(floaters, bracket.next, leftOver)) {
        if (bracket.keepsCompletable && !possible.canComplete(left, bracket.rest)) continue;
        const parts = criterion.reads.map((read, i) => this.followingPart(read, i === 0, pairs, left));
        if (best === null || compareParts(parts, best) < 0) best = parts;
      }
    }
    const places = floaters.map((player) => possible.state.players.indexOf(player));
    return best ?? criterion.reads.map(({ measure }) => plainPart(measure, null, places));
  }

  /** @param isFirst the criterion counts whom the bracket leaves over, some more than once. */
  private followingPart(
    read: QualityCriterion,
    isFirst: boolean,
    pairs: readonly (readonly [DutchPlayer, DutchPlayer])[],
    left: readonly DutchPlayer[],
  ): ValuePart {
    const { players } = this.possible.state;
    const place = (player: DutchPlayer): number => players.indexOf(player);
    const view = this.viewOfNext();
    const members = pairs.map(([a, b]) => [guest(a), { player: b, mdp: false }] as const);
    const counted = contributions(read, view, members, left.map(guest));
    const part = { ...countedPart(read, counted, players), players: left.map(place) };
    if (!isFirst) return part;
    const times = left.flatMap((player) => this.countedTimes(player));
    const barred = left.filter((player) => this.countedTimes(player).length > 1);
    return {
      ...part,
      weighed: valueOf(read, view, members, times.map(guest)),
      barred: barred.map(place),
    };
  }

  /** 2017, reading R6: whoever is left over in the last bracket and may not take the bye counts three times. */
  private countedTimes(player: DutchPlayer): DutchPlayer[] {
    const { bracket, possible } = this;
    const collapses = possible.edition.completion === 'collapsed-last-bracket';
    const heavy = collapses && bracket.rest.length === 0 && !player.mayTakeBye;
    return heavy ? [player, player, player] : [player];
  }

  /** All ways to pair a following bracket, downfloaters with residents, residents with each other, so many left over. */
  private *pairings(
    floaters: readonly DutchPlayer[],
    residents: readonly DutchPlayer[],
    leftOver: number,
  ): Generator<{ pairs: (readonly [DutchPlayer, DutchPlayer])[]; left: DutchPlayer[] }> {
    if (leftOver > floaters.length + residents.length) return;
    const [first, ...others] = floaters.length > 0 ? floaters : residents;
    if (first === undefined) {
      yield { pairs: [], left: [] };
      return;
    }
    const fromAbove = floaters.length > 0;
    const below = fromAbove ? residents : others;
    // In the last bracket everybody is paired (2015 D.4).
    if (
      fromAbove &&
      this.possible.edition.joining?.lastMdpsMayMeet === true &&
      this.bracket.rest.length === 0
    )
      for (const partner of others) {
        if (!this.possible.mayMeet(first, partner)) continue;
        for (const rest of this.pairings(without(others, partner), residents, leftOver))
          yield { pairs: [[first, partner], ...rest.pairs], left: rest.left };
      }
    if (leftOver > 0)
      for (const rest of this.pairings(fromAbove ? others : [], below, leftOver - 1))
        yield { pairs: rest.pairs, left: [first, ...rest.left] };
    for (const partner of below) {
      if (!this.possible.mayMeet(first, partner)) continue;
      for (const rest of this.pairings(fromAbove ? others : [], without(below, partner), leftOver))
        yield { pairs: [[first, partner], ...rest.pairs], left: rest.left };
    }
  }
}

/** The smallest value that so many downfloaters can add to a criterion. */
function leastOf(
  criterion: QualityCriterion,
  view: BracketView,
  members: readonly Member[],
  floaters: number,
): number[] {
  if (!criterion.concerns(view)) return [];
  const added = members.map((member) => criterion.float(view, member));
  const least = added.sort((a, b) => (a ?? -Infinity) - (b ?? -Infinity)).slice(0, floaters);
  return least.filter((value) => value !== null).sort((a, b) => b - a);
}

function guest(player: DutchPlayer): Member {
  return { player, mdp: true };
}

function compareParts(a: readonly ValuePart[], b: readonly ValuePart[]): number {
  for (let i = 0; i < a.length; i++) {
    const order = compareNumbers(a[i].weighed ?? WORST, b[i].weighed ?? WORST);
    if (order !== 0) return order;
  }
  return 0;
}

export type Lists = readonly (readonly number[])[];

const WORST = [Infinity];
