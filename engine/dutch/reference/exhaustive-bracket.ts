import type { PairingPlayer } from '../../model/player.js';
import { compareValues, valueOf } from '../criterion.js';
import type { BracketView, LookaheadCriterion, Member } from '../criterion.js';
import type { Possibilities } from './possibilities.js';
import { without } from './possibilities.js';
import { residentExchanges, subsets, transpositions } from './sequence.js';

export interface ReferenceBracket {
  readonly mdps: readonly PairingPlayer[];
  readonly residents: readonly PairingPlayer[];
  readonly next: readonly PairingPlayer[];
  readonly rest: readonly PairingPlayer[];
  readonly byeScore: number | null;
  readonly keepsCompletable: boolean;
  readonly looksAhead: boolean;
  readonly isLast: boolean;
}

export interface ReferenceCandidate {
  readonly pairs: readonly (readonly [PairingPlayer, PairingPlayer])[];
  readonly floaters: readonly PairingPlayer[];
}

/** The best candidate of a bracket, the first generated of equals; null when none complies with the absolute rules. */
export function exhaustiveBracket(
  bracket: ReferenceBracket,
  possible: Possibilities,
): ReferenceCandidate | null {
  const size = bracket.mdps.length + bracket.residents.length;
  const judge = new Judge(bracket, possible);
  // The first quality criterion is the number of pairs: fewer are only tried when there is no candidate with more.
  for (let pairs = Math.floor(size / 2); pairs >= 0; pairs--) {
    let best: { candidate: ReferenceCandidate; value: number[][] } | null = null;
    for (const candidate of candidates(bracket, pairs, (a, b) => possible.mayMeet(a, b))) {
      if (!judge.isLegal(candidate)) continue;
      const value = judge.value(candidate, best?.value ?? null);
      if (value !== null) best = { candidate, value };
      if (value?.every((list) => list.length === 0) === true) return candidate;
    }
    if (best !== null) return best.candidate;
  }
  return null;
}

/** All candidates with a given number of pairs, in the order of generation (2017 B.6-B.7, 2026 3.6-3.7). */
function* candidates(
  { mdps, residents }: ReferenceBracket,
  pairs: number,
  mayMeet: (a: PairingPlayer, b: PairingPlayer) => boolean,
): Generator<ReferenceCandidate> {
  for (let m1 = Math.min(mdps.length, pairs); m1 >= 0; m1--) {
    for (const s1 of mdpSets(mdps, m1)) {
      const limbo = mdps.filter((mdp) => !s1.includes(mdp));
      for (const s2 of transpositions(residents, m1)) {
        if (s1.some((mdp, i) => !mayMeet(mdp, s2[i]))) continue;
        const mdpPairs = s1.map((mdp, i) => [mdp, s2[i]] as const);
        const remainder = residents.filter((player) => !s2.slice(0, m1).includes(player));
        if (remainder.length < 2 * (pairs - m1)) continue;
        for (const rest of homogeneous(remainder, pairs - m1, mayMeet))
          yield { pairs: [...mdpPairs, ...rest.pairs], floaters: [...limbo, ...rest.floaters] };
      }
    }
  }
}

/** 2017 D.3: by the highest different score first, then as 2026 4.4.2. Sorting by scores is stable. */
function mdpSets(mdps: readonly PairingPlayer[], count: number): (readonly PairingPlayer[])[] {
  return [...subsets(mdps, count)].sort((a, b) => {
    for (let i = 0; i < count; i++) if (a[i].score !== b[i].score) return b[i].score - a[i].score;
    return 0;
  });
}

function* homogeneous(
  players: readonly PairingPlayer[],
  pairs: number,
  mayMeet: (a: PairingPlayer, b: PairingPlayer) => boolean,
): Generator<ReferenceCandidate> {
  for (const { down, up } of residentExchanges(players.length, pairs)) {
    const inS1 = (_: PairingPlayer, bsn: number): boolean =>
      bsn < pairs ? !down.includes(bsn) : up.includes(bsn);
    const s1 = players.filter(inS1);
    const s2 = players.filter((player, bsn) => !inS1(player, bsn));
    for (const order of transpositions(s2, pairs)) {
      if (s1.some((player, i) => !mayMeet(player, order[i]))) continue;
      yield { pairs: s1.map((player, i) => [player, order[i]] as const), floaters: order.slice(pairs) };
    }
  }
}

/** Judges the candidates of one bracket. */
class Judge {
  private readonly followUps = new Map<string, number[][]>();

  constructor(
    private readonly bracket: ReferenceBracket,
    private readonly possible: Possibilities,
  ) {}

  /** Completion, and in the last bracket the bye. The pairs are legal by construction. */
  isLegal({ floaters }: ReferenceCandidate): boolean {
    const { bracket, possible } = this;
    if (bracket.isLast)
      return floaters.length === 0 || (floaters.length === 1 && possible.mayTakeBye(floaters[0]));
    return !bracket.keepsCompletable || possible.canComplete(floaters, [...bracket.next, ...bracket.rest]);
  }

  /** The values on all criteria in order; null as soon as they are known not to be better than `best`. */
  value(candidate: ReferenceCandidate, best: number[][] | null): number[][] | null {
    const { bracket, possible } = this;
    const view = this.view(candidate.floaters.length);
    const pairs = candidate.pairs.map(
      ([a, b]) =>
        [this.member(a), this.member(b)].sort((x, y) => rank(x.player, y.player)) as [Member, Member],
    );
    const floaters = candidate.floaters.map((player) => this.member(player));
    const values: number[][] = [];
    let better = best === null;
    for (const criterion of possible.edition.criteria) {
      let parts: number[][];
      if (criterion.kind === 'quality') parts = [valueOf(criterion, view, pairs, floaters)];
      else if (bracket.looksAhead && !bracket.isLast) parts = this.followUp(criterion, candidate.floaters);
      else parts = criterion.reads.map(() => []);
      for (const part of parts) {
        if (!better) {
          const order = compareValues(part, best?.[values.length] ?? []);
          if (order > 0) return null;
          better = order < 0;
        }
        values.push(part);
      }
    }
    return better ? values : null;
  }

  private member(player: PairingPlayer): Member {
    return { player, mdp: this.bracket.mdps.includes(player) };
  }

  private view(floaters: number): BracketView {
    const { bracket, possible } = this;
    const { score } = bracket.residents[0];
    const odd = possible.state.players.length % 2 === 1;
    return {
      state: possible.state,
      colourRules: possible.edition.colourRules,
      score,
      lowestScore: Math.min(...bracket.residents.map((player) => player.score)),
      hasMdps: bracket.mdps.length > 0,
      floaterTakesBye: odd && floaters === 1 && bracket.byeScore !== null && score <= bracket.byeScore,
    };
  }

  /** The best that the following bracket can do with these downfloaters, on the criteria that count. */
  private followUp(criterion: LookaheadCriterion, floaters: readonly PairingPlayer[]): number[][] {
    const key = floaters
      .map(({ id }) => id)
      .sort()
      .join();
    let best = this.followUps.get(key);
    if (best === undefined) {
      best = this.bestFollowUp(criterion, floaters);
      this.followUps.set(key, best);
    }
    return best;
  }

  private bestFollowUp(criterion: LookaheadCriterion, floaters: readonly PairingPlayer[]): number[][] {
    const { bracket, possible } = this;
    const { score } = bracket.next[0];
    const view: BracketView = {
      ...this.view(0),
      score,
      lowestScore: score,
      hasMdps: true,
      floaterTakesBye: false,
    };
    let best: number[][] | null = null;
    for (const { pairs, left } of this.pairings(floaters, bracket.next)) {
      if (bracket.keepsCompletable && !possible.canComplete(left, bracket.rest)) continue;
      const value = criterion.reads.map((read, index) => {
        const counted = index === 0 ? left.flatMap((player) => this.countedTimes(player)) : left;
        return valueOf(
          read,
          view,
          pairs.map(([a, b]) => [guest(a), { player: b, mdp: false }] as const),
          counted.map(guest),
        );
      });
      if (best === null || compareLists(value, best) < 0) best = value;
    }
    return best ?? [[Infinity]];
  }

  /** 2017, reading R6: whoever is left over in the last bracket and may not take the bye counts three times. */
  private countedTimes(player: PairingPlayer): PairingPlayer[] {
    const { bracket, possible } = this;
    const collapses = possible.edition.completion === 'collapsed-last-bracket';
    const heavy = collapses && bracket.rest.length === 0 && !player.mayTakeBye;
    return heavy ? [player, player, player] : [player];
  }

  /** All ways to pair a following bracket: downfloaters with residents, residents with each other. */
  private *pairings(
    floaters: readonly PairingPlayer[],
    residents: readonly PairingPlayer[],
  ): Generator<{ pairs: (readonly [PairingPlayer, PairingPlayer])[]; left: PairingPlayer[] }> {
    const [first, ...others] = floaters.length > 0 ? floaters : residents;
    if (first === undefined) {
      yield { pairs: [], left: [] };
      return;
    }
    const fromAbove = floaters.length > 0;
    for (const rest of fromAbove ? this.pairings(others, residents) : this.pairings([], others))
      yield { pairs: rest.pairs, left: [first, ...rest.left] };
    for (const partner of fromAbove ? residents : others) {
      if (!this.possible.mayMeet(first, partner)) continue;
      const open = without(fromAbove ? residents : others, partner);
      for (const rest of this.pairings(fromAbove ? others : [], open))
        yield { pairs: [[first, partner], ...rest.pairs], left: rest.left };
    }
  }
}

function rank(a: PairingPlayer, b: PairingPlayer): number {
  return b.score - a.score || a.order - b.order;
}

function guest(player: PairingPlayer): Member {
  return { player, mdp: true };
}

function compareLists(a: readonly number[][], b: readonly number[][]): number {
  for (let i = 0; i < a.length; i++) {
    const order = compareValues(a[i], b[i]);
    if (order !== 0) return order;
  }
  return 0;
}
