import { residentExchanges } from '../../../order/exchanges.js';
import { subsets } from '../../../order/subsets.js';
import { transpositions } from '../../../order/transpositions.js';
import type { DutchPlayer } from '../player.js';

export interface LiteralBracket {
  readonly mdps: readonly DutchPlayer[];
  readonly residents: readonly DutchPlayer[];
  readonly next: readonly DutchPlayer[];
  readonly rest: readonly DutchPlayer[];
  readonly byeScore: number | null;
  readonly keepsCompletable: boolean;
  readonly looksAhead: boolean;
  readonly isLast: boolean;
}

export interface LiteralCandidate {
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

/**
 * All candidates with a given number of pairs, in the order of generation (2017 B.6-B.7, 2026 3.6-3.7). Arrangements
 * that put somebody opposite a higher ranked player of S2 are passed over: they repeat an earlier candidate (reading B7).
 */
export function* candidates(
  { mdps, residents }: Pick<LiteralBracket, 'mdps' | 'residents'>,
  pairs: number,
  mayMeet: (a: DutchPlayer, b: DutchPlayer) => boolean,
): Generator<LiteralCandidate> {
  let set = -1;
  for (let m1 = Math.min(mdps.length, pairs); m1 >= 0; m1--) {
    if (residents.length - m1 < 2 * (pairs - m1)) continue;
    for (const s1 of mdpSets(mdps, m1)) {
      set += 1;
      const limbo = mdps.filter((mdp) => !s1.includes(mdp));
      for (const s2 of transpositions(residents, m1, (player, i) => mayMeet(s1[i], player))) {
        const opponents = s2.slice(0, m1);
        const mdpPairs = s1.map((mdp, i) => [mdp, opponents[i]] as const);
        const transposition = opponents.map((player) => residents.indexOf(player));
        const remainder = residents.filter((player) => !opponents.includes(player));
        for (const rest of homogeneous(remainder, pairs - m1, mayMeet))
          yield {
            pairs: [...mdpPairs, ...rest.pairs],
            floaters: [...limbo, ...rest.floaters],
            alterations: [[set], transposition, ...rest.alterations],
          };
      }
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
  mayMeet: (a: DutchPlayer, b: DutchPlayer) => boolean,
): Generator<Omit<LiteralCandidate, 'alterations'> & { alterations: [number[], number[]] }> {
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
