import type { Place } from '../../interface/candidate.js';
import { inOrder } from './board-1992.js';
import type { Board1992 } from './board-1992.js';
import { isHomogeneous } from './bracket.js';
import type { BracketSearch, FloaterDemand, FollowingDemand, Goal, Pairing1992 } from './bracket.js';

/** A bracket as it was paired. */
export interface PairedBracket extends Pairing1992, Members {
  /** "penultimate": paired again for the sake of the last one; "joined": the last one after a join (C13). */
  readonly kind: BracketKind1992;
  readonly isHomogeneous: boolean;
  /** What was demanded of its floaters; "fills" for a bracket that was paired otherwise for the following one (C12). */
  readonly demand: FloaterDemand;
}

export type BracketKind1992 = 'scoregroup' | 'penultimate' | 'last' | 'joined';

/** Who is in a bracket; places in ranking order. */
interface Members {
  /** Moved down from above. */
  readonly mdps: readonly Place[];
  readonly residents: readonly Place[];
  /** Those of both who have no opponent here: they leave before it is paired, and are floaters, too (C1). */
  readonly leavers: readonly Place[];
}

/**
 * Goes through a round bracket by bracket (C1 to C14 of 1992).
 * @param index of the scoregroup to begin with, if what is above is settled, and who comes down from there.
 * @returns the brackets from the top; null when no legal pairing exists.
 */
export function pairByProcedure1992(
  board: Board1992,
  search: BracketSearch,
  index = 0,
  mdps: readonly Place[] = [],
): PairedBracket[] | null {
  const scoregroups = board.scoregroups.slice(index);
  if (!search.isCompletable([...mdps, ...scoregroups.flat()])) return null;
  return new Procedure(board, search, mdps).pair(scoregroups);
}

class Procedure {
  private readonly brackets: PairedBracket[] = [];

  constructor(
    private readonly board: Board1992,
    private readonly search: BracketSearch,
    /** Those who come down to the first bracket. */
    private readonly mdps: readonly Place[],
  ) {}

  pair(scoregroups: readonly (readonly Place[])[]): PairedBracket[] {
    const { brackets } = this;
    const last = scoregroups.length - 1;
    for (const [index, residents] of scoregroups.entries()) {
      this.backtrack(residents, index === last);
      if (index === last) brackets.push(this.pairLast(residents));
      else brackets.push(this.pairScoregroup(residents));
    }
    return brackets;
  }

  /** Those who come down to the next bracket. */
  private get floaters(): readonly Place[] {
    return this.brackets.at(-1)?.floaters ?? this.mdps;
  }

  private pairScoregroup(residents: readonly Place[]): PairedBracket {
    const members = membersOf(this.board, this.floaters, residents);
    return this.first('scoregroup', members, { kind: 'none' }) ?? nothingPaired('scoregroup', members);
  }

  /** C12: pairs the bracket above otherwise if that gives the following one its p pairings (J10). */
  private backtrack(residents: readonly Place[], isLast: boolean): void {
    const { board, search, brackets, floaters } = this;
    const { backtracks, halfIsHomogeneous } = board.edition;
    const above = brackets.at(-1);
    if (backtracks === 'never' || above === undefined || above.pairs.length === 0 || floaters.length === 0)
      return;
    const { leavers } = membersOf(board, floaters, residents);
    // Who has no opponent because of these floaters may have one among those who could float instead.
    const all = [...above.mdps, ...above.residents, ...residents];
    const wanted = isLast ? residents : residents.filter((place) => board.hasOpponent(place, all));
    const demand: FollowingDemand = {
      kind: 'fills',
      leavers: above.leavers,
      residents: wanted,
      pairs: Math.floor((floaters.length + wanted.length) / 2),
      isHeterogeneous: !halfIsHomogeneous || floaters.length < wanted.length,
      isLast,
    };
    const hasOpponents = !floaters.some((place) => leavers.includes(place));
    if (hasOpponents && backtracks === 'without-opponent') return;
    const others = floaters.filter((place) => !above.leavers.includes(place));
    const counts = demand.isHeterogeneous || backtracks === 'for-all-pairs-everywhere';
    if (hasOpponents && (!counts || search.fulfils(demand, others))) return;
    const { kind, mdpPairs, pairs } = above;
    const other = this.first(kind, above, demand, { mdpPairs, all: pairs.length });
    if (other !== null) brackets[brackets.length - 1] = other;
  }

  /** With those above paired otherwise, or joined with it, until it can be paired (C13, J12). */
  private pairLast(scoregroup: readonly Place[]): PairedBracket {
    const { board, search, brackets } = this;
    let kind: BracketKind1992 = 'last';
    let [mdps, residents] = [this.floaters, scoregroup];
    /** S1 of the joined bracket, as long as nobody else comes down to it (J13). */
    let joined: readonly Place[] = [];
    while (!search.isCompletable([...mdps, ...residents])) {
      const penultimate = brackets.pop();
      if (penultimate === undefined) throw new Error('a round that can be completed cannot be paired');
      residents = [...joined, ...residents];
      const below = [...penultimate.leavers, ...residents];
      const again = this.first('penultimate', penultimate, { kind: 'completes', below });
      if (again === null) {
        kind = 'joined';
        joined = penultimate.residents;
        mdps = [...penultimate.mdps, ...penultimate.residents];
      } else {
        joined = [];
        mdps = again.floaters;
        brackets.push(again);
      }
    }
    const members = membersOf(board, mdps, residents);
    return this.first(kind, members, { kind: 'last' }) ?? nothingPaired(kind, members);
  }

  private first(
    kind: BracketKind1992,
    members: Members,
    demand: FloaterDemand,
    only: Goal | null = null,
  ): PairedBracket | null {
    const { mdps, residents, leavers } = members;
    const stays = (place: Place): boolean => !leavers.includes(place);
    const own = { mdps: mdps.filter(stays), residents: residents.filter(stays) };
    const pairing = this.search.first({ demand, only, ...own });
    if (pairing === null) return null;
    const floaters = inOrder([...leavers, ...pairing.floaters]);
    return {
      kind,
      isHomogeneous: isHomogeneous(this.board, own),
      demand,
      mdps,
      residents,
      leavers,
      ...pairing,
      floaters,
    };
  }
}

/** C1, but that in the last bracket who has no opponent gets the bye (J8). */
function membersOf(board: Board1992, mdps: readonly Place[], residents: readonly Place[]): Members {
  const all = [...mdps, ...residents];
  return { mdps, residents, leavers: all.filter((place) => !board.hasOpponent(place, all)) };
}

/** A bracket that is not paired: those who have no opponent there, if it was reached, are moved down (C1). */
export function unpairedBracket(
  board: Board1992,
  kind: BracketKind1992,
  mdps: readonly Place[],
  residents: readonly Place[],
): PairedBracket {
  return nothingPaired(kind, membersOf(board, mdps, residents));
}

function nothingPaired(kind: BracketKind1992, members: Members): PairedBracket {
  return {
    kind,
    isHomogeneous: true,
    demand: { kind: 'none' },
    pairs: [],
    floaters: inOrder(members.leavers),
    mdpPairs: 0,
    all: 0,
    x: 0,
    upfloats: 0,
    downfloats: 0,
    ...members,
  };
}
