import { residentExchanges } from '../../../../order/exchanges.js';
import { subsets } from '../../../../order/subsets.js';
import { transpositions } from '../../../../testing/transpositions.js';
import type { BracketShape } from '../../criteria/criterion.js';
import type { DutchPlayer } from '../../player.js';

export interface TriedBracket {
  readonly shape: BracketShape;
  readonly mdps: readonly DutchPlayer[];
  readonly residents: readonly DutchPlayer[];
  readonly next: readonly DutchPlayer[];
  readonly rest: readonly DutchPlayer[];
  readonly byeScore: number | null;
  readonly keepsCompletable: boolean;
  readonly looksAhead: boolean;
  readonly isLast: boolean;
}

export interface TriedCandidate {
  readonly pairs: readonly (readonly [DutchPlayer, DutchPlayer])[];
  readonly floaters: readonly DutchPlayer[];
  /**
   * The alterations that generate it, in the order in which they are nested: number of the MDP set, BSNs of the MDP
   * transposition, number of the resident exchange, BSNs of the transposition (all counted from 0). Of two candidates
   * the one with the first smaller number is generated earlier.
   */
  readonly alterations: Alterations;
}

type Alterations = readonly [readonly number[], readonly number[], readonly number[], readonly number[]];

/** The players of a bracket, "ordinary" where no shape is told. */
type Members = Pick<TriedBracket, 'mdps' | 'residents'> & { readonly shape?: BracketShape };

type MayMeet = (a: DutchPlayer, b: DutchPlayer) => boolean;

/**
 * All candidates with a given number of pairs, in the order of generation (2017 B.6-B.7, 2026 3.6-3.7). Arrangements
 * that put somebody opposite a higher ranked player of S2 are passed over: they repeat an earlier candidate (reading B7).
 */
export function* candidates(bracket: Members, pairs: number, mayMeet: MayMeet): Generator<TriedCandidate> {
  const { mdps, residents } = bracket;
  let first = 0;
  for (let m1 = Math.min(mdps.length, residents.length, pairs); m1 >= 0; m1--) {
    const sets = mdpSets(mdps, m1);
    yield* candidatesOfSets(bracket, sets, pairs, mayMeet, first);
    first += sets.length;
  }
}

/**
 * The candidates in which the MDPs of one of some sets are paired with residents.
 * @param first number of the first set.
 */
export function* candidatesOfSets(
  { mdps, residents, shape }: Members,
  sets: readonly (readonly DutchPlayer[])[],
  pairs: number,
  mayMeet: MayMeet,
  first = 0,
): Generator<TriedCandidate> {
  for (const [index, s1] of sets.entries()) {
    const m1 = s1.length;
    const limbo = mdps.filter((mdp) => !s1.includes(mdp));
    // In joined brackets MDPs who are not paired with residents meet each other.
    const isJoined = shape === 'joined';
    const mayMeetHere: MayMeet = isJoined
      ? (a, b) => mayMeet(a, b) && limbo.includes(a) === limbo.includes(b)
      : mayMeet;
    for (const s2 of transpositions(residents, m1, (player, i) => mayMeet(s1[i], player))) {
      const opponents = s2.slice(0, m1);
      const mdpPairs = s1.map((mdp, i) => [mdp, opponents[i]] as const);
      const transposition = opponents.map((player) => residents.indexOf(player));
      const open = residents.filter((player) => !opponents.includes(player));
      const remainder = isJoined ? [...limbo, ...open] : open;
      if (remainder.length < 2 * (pairs - m1)) continue;
      for (const rest of homogeneous(remainder, pairs - m1, mayMeetHere))
        yield {
          pairs: [...mdpPairs, ...rest.pairs],
          floaters: isJoined ? rest.floaters : [...limbo, ...rest.floaters],
          alterations: [[first + index], transposition, ...rest.alterations],
        };
    }
  }
}

/** 2017 D.3: by the highest different score first, then as 2026 4.4.2. Sorting by scores is stable. */
function mdpSets(mdps: readonly DutchPlayer[], count: number): (readonly DutchPlayer[])[] {
  return [...subsets(mdps, count)].sort((a, b) => {
    for (let i = 0; i < count; i++) if (a[i].score !== b[i].score) return b[i].score - a[i].score;
    return 0;
  });
}

/** All candidates of a homogeneous bracket or a remainder with a given number of pairs, in the order of generation. */
export function* homogeneous(
  players: readonly DutchPlayer[],
  pairs: number,
  mayMeet: MayMeet,
): Generator<Omit<TriedCandidate, 'alterations'> & { alterations: [number[], number[]] }> {
  const bsns = new Map(players.map((player, bsn) => [player, bsn]));
  const bsnOf = (player: DutchPlayer): number => bsns.get(player) ?? -1;
  for (const [exchange, { down, up }] of residentExchanges(players.length, pairs).entries()) {
    const inS1 = (_: DutchPlayer, bsn: number): boolean =>
      bsn < pairs ? !down.includes(bsn) : up.includes(bsn);
    const s1 = players.filter(inS1);
    const s2 = players.filter((player, bsn) => !inS1(player, bsn));
    const mayStand = (player: DutchPlayer, i: number): boolean =>
      bsnOf(player) > bsnOf(s1[i]) && mayMeet(s1[i], player);
    for (const order of transpositions(s2, pairs, mayStand)) {
      yield {
        pairs: s1.map((player, i) => [player, order[i]] as const),
        floaters: order.slice(pairs),
        alterations: [[exchange], order.slice(0, pairs).map(bsnOf)],
      };
    }
  }
}
