import type { Candidate, Place } from '../../interface/candidate.js';
import type { Demand } from '../../interface/system.js';
import type { Board1992 } from './board-1992.js';
import { leastMisses } from './requirements.js';
import type { Dropped } from './requirements.js';

/** A bracket about to be paired, without those who have no opponent in it (C1); places in ranking order. */
export interface Bracket1992 {
  readonly mdps: readonly Place[];
  readonly residents: readonly Place[];
  readonly demand: FloaterDemand;
  /** Looks at pairings with so many pairs only (C12: p stays). */
  readonly only: Goal | null;
  /** What is asked of the pairing at whatever price, p being zero included. */
  readonly asked?: Demand;
}

/** What those who are left over have to fulfil. */
export type FloaterDemand =
  | { readonly kind: 'none' }
  /** The bracket is the last one: nobody is left over, but for the bye. */
  | { readonly kind: 'last' }
  /** C13: together with all who are below they can be paired, the bye included. */
  | { readonly kind: 'completes'; readonly below: readonly Place[] }
  | FollowingDemand;

/** C12: the following bracket gets its p pairings. */
export interface FollowingDemand {
  readonly kind: 'fills';
  /** Those of the bracket above who have no opponent in it, and come down in any case. */
  readonly leavers: readonly Place[];
  readonly residents: readonly Place[];
  /** Pairs that there have to be in the following bracket. */
  readonly pairs: number;
  /** All who come down meet residents; otherwise each of them has an opponent at least (A3). */
  readonly isHeterogeneous: boolean;
  /** It is the last one: left over can only be who may take the bye. */
  readonly isLast: boolean;
}

/** p of the moved-down players, and the number of all pairs. */
export interface Goal {
  readonly mdpPairs: number;
  readonly all: number;
}

/** The first acceptable pairing of a bracket, and what it was got for. */
export interface Pairing1992 extends Candidate, Goal {
  /** Pairs that may miss a colour preference, when it was found (A8, C11). */
  readonly x: number;
  /** Dropped for upfloaters (C10) and for downfloaters (C9). */
  readonly upfloats: Dropped;
  readonly downfloats: Dropped;
}

/** The two ways in which brackets are searched: by trying everything out, and fast. */
export interface BracketSearch {
  /** The first pairing that the procedure comes to; null: p becomes zero. */
  first(bracket: Bracket1992): Pairing1992 | null;
  /** Whether players can be paired completely, the bye included, within B1 and B2. */
  isCompletable(places: readonly Place[]): boolean;
  /** Whether those who float down, without the leavers, fulfil what is demanded of them. */
  fulfils(demand: FollowingDemand, floaters: readonly Place[]): boolean;
}

/** A3: with at least half of the players moved down it is treated as homogeneous, as without any. */
export function isHomogeneous(
  { edition }: Board1992,
  { mdps, residents }: Pick<Bracket1992, 'mdps' | 'residents'>,
): boolean {
  return mdps.length === 0 || (edition.halfIsHomogeneous && mdps.length >= residents.length);
}

/**
 * The numbers of pairs in the order in which they are tried: p of the remainder is lowered before that of the moved-down
 * players, who are in S1 from the top (C14, J11). In the last bracket the moved-down players may all come to the
 * remainder; in any other p is not zero then (C13).
 */
export function goalsOf(board: Board1992, bracket: Bracket1992): Goal[] {
  const { mdps, residents, demand, only, asked } = bracket;
  if (only !== null) return [only];
  const size = mdps.length + residents.length;
  const most = Math.floor(size / 2);
  const isLast = demand.kind === 'last';
  const least = asked === undefined ? 1 : 0;
  if (isHomogeneous(board, bracket))
    return isLast ? [{ mdpPairs: 0, all: most }] : descending(0, most, least);
  const goals: Goal[] = [];
  for (let mdpPairs = mdps.length; mdpPairs >= (isLast ? 0 : least); mdpPairs--)
    goals.push(...descending(mdpPairs, most, isLast ? most : mdpPairs));
  return goals;
}

/** x at first: A8, and one less each time that p was lowered (C14, J15). */
export function firstX(board: Board1992, bracket: Bracket1992, { mdpPairs, all }: Goal): number {
  const { mdps, residents } = bracket;
  const players = [...mdps, ...residents].map((place) => board.player(place));
  const mdpsLess = isHomogeneous(board, bracket) ? 0 : mdps.length - mdpPairs;
  const pairsLess = Math.floor(players.length / 2) - all;
  return Math.max(0, leastMisses(players) - mdpsLess - pairsLess);
}

function descending(mdpPairs: number, most: number, least: number): Goal[] {
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => ({ mdpPairs, all: most - i }));
}
