import { compareLists, subsets } from '../enumerate.js';
import type { Seen } from './player.js';

export type Pair = readonly [higher: Seen, lower: Seen];

/** A pairing of a bracket: pairs of an MDP with a resident, pairs of residents, and who is left. */
export interface Candidate {
  readonly pairs: readonly Pair[];
  readonly downfloaters: readonly Seen[];
}

/** What parts two candidates in the order of their generation. */
export type SequenceStep = 'mdp-set' | 'mdp-opponents' | 'exchange' | 'transposition';

/**
 * Which of two candidates of a bracket is generated first (3.6, 3.7 and article 4; 2017 B.6, B.7 and section D): a negative
 * number for the first; 0 for one and the same.
 * @param mdps in ranking order, and the residents likewise.
 */
export function compareGenerated(
  a: Candidate,
  b: Candidate,
  mdps: readonly Seen[],
  residents: readonly Seen[],
): { readonly order: number; readonly step: SequenceStep } {
  const [first, second] = [a, b].map((candidate) => placeOf(candidate, mdps, residents));
  // Of equally good sets the larger comes first (D5).
  const bySet = second.mdpSet.length - first.mdpSet.length || compareLists(first.mdpSet, second.mdpSet);
  if (bySet !== 0) return { order: bySet, step: 'mdp-set' };
  const byOpponents = compareLists(first.mdpOpponents, second.mdpOpponents);
  if (byOpponents !== 0) return { order: byOpponents, step: 'mdp-opponents' };
  const byExchange = compareExchanges(first.exchange, second.exchange);
  if (byExchange !== 0) return { order: byExchange, step: 'exchange' };
  return { order: compareLists(first.transposition, second.transposition), step: 'transposition' };
}

interface Place {
  /** 4.4.2: BSNs of the MDPs in S1. */
  readonly mdpSet: readonly number[];
  /** 4.2.2: BSNs of their opponents, in the order of S1. */
  readonly mdpOpponents: readonly number[];
  readonly exchange: Exchange;
  /** 4.2.2: BSNs, within the remainder, of the opponents of S1. */
  readonly transposition: readonly number[];
}

interface Exchange {
  /** BSNs moved from the original S1 to S2, and from the original S2 to S1; both ascending. */
  readonly down: readonly number[];
  readonly up: readonly number[];
}

function placeOf({ pairs }: Candidate, mdps: readonly Seen[], residents: readonly Seen[]): Place {
  const bracket = [...mdps, ...residents];
  const opponent = new Map(pairs.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]));
  const s1 = mdps.filter((mdp) => opponent.has(mdp));
  const mdpOpponents = s1.flatMap((mdp) => opponent.get(mdp) ?? []);
  const remainder = residents.filter((resident) => !mdpOpponents.includes(resident));
  return {
    mdpSet: s1.map((mdp) => bracket.indexOf(mdp) + 1),
    mdpOpponents: mdpOpponents.map((resident) => bracket.indexOf(resident) + 1),
    ...firstPlace(remainder.map((resident) => remainder.indexOf(opponent.get(resident) ?? resident) + 1)),
  };
}

/**
 * Of all ways to generate the pairs of a homogeneous bracket or remainder, one of each pair being in S1, the first.
 * @param meets by BSN from 1 the BSN of the opponent, one's own for none.
 */
function firstPlace(meets: readonly number[]): Pick<Place, 'exchange' | 'transposition'> {
  const bsns = meets.map((_, index) => index + 1);
  const pairs = bsns.filter((bsn) => meets[bsn - 1] > bsn).map((bsn) => [bsn, meets[bsn - 1]] as const);
  const original = bsns.slice(0, pairs.length);
  let best: Pick<Place, 'exchange' | 'transposition'> | null = null;
  for (let turned = 0; turned <= pairs.length; turned++)
    for (const inS2 of subsets(pairs, turned)) {
      const s1 = pairs.map((pair) => (inS2.includes(pair) ? pair[1] : pair[0])).sort((a, b) => a - b);
      const place = {
        exchange: {
          down: original.filter((bsn) => !s1.includes(bsn)),
          up: s1.filter((bsn) => !original.includes(bsn)),
        },
        transposition: s1.map((bsn) => meets[bsn - 1]),
      };
      if (best === null || comparePlaces(place, best) < 0) best = place;
    }
  return best ?? { exchange: { down: [], up: [] }, transposition: [] };
}

function comparePlaces(
  a: Pick<Place, 'exchange' | 'transposition'>,
  b: Pick<Place, 'exchange' | 'transposition'>,
): number {
  return compareExchanges(a.exchange, b.exchange) || compareLists(a.transposition, b.transposition);
}

/** 4.3.2 (2017 D.2). */
function compareExchanges(a: Exchange, b: Exchange): number {
  const sum = (list: readonly number[]): number => list.reduce((total, bsn) => total + bsn, 0);
  return (
    a.down.length - b.down.length ||
    sum(a.up) - sum(a.down) - (sum(b.up) - sum(b.down)) ||
    // The largest BSN that differs among those moved down: the larger comes first.
    -compareLists(a.down.toReversed(), b.down.toReversed()) ||
    compareLists(a.up, b.up)
  );
}
