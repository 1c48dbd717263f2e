import { compareRank } from '../../../../model/player.js';
import type { BracketKind } from '../../bracket-kind.js';
import type { DutchPlayer } from '../../player.js';
import type { TriedCandidate } from './candidates.js';
import type { Possibilities } from './possibilities.js';

/** Scoregroups from the top; the last one may be joined of several (2012 C.13, 2015 C.13). */
export interface Groups {
  readonly possible: Possibilities;
  readonly groups: readonly (readonly DutchPlayer[])[];
  readonly isJoined: boolean;
}

/** A bracket, and what was chosen in it; null when those who are left cannot all be paired. */
export interface PairedBracket<B> {
  readonly kind: BracketKind;
  readonly bracket: B;
  readonly chosen: Pick<TriedCandidate, 'pairs' | 'floaters'> | null;
}

/** How the brackets of an edition that joins the last ones are paired. */
export interface Joining<B> {
  /** A bracket that is not the last one; null when the last two have to be joined. */
  upper(groups: Groups, index: number, mdps: readonly DutchPlayer[]): PairedBracket<B> | null;
  /** The last bracket, not joined. */
  last(
    possible: Possibilities,
    mdps: readonly DutchPlayer[],
    residents: readonly DutchPlayer[],
  ): PairedBracket<B>;
  /** The last bracket after two were joined. */
  joined(possible: Possibilities, s1: readonly DutchPlayer[], s2: readonly DutchPlayer[]): PairedBracket<B>;
}

/** All brackets from a scoregroup on, into which some float, and the groups that they are made of. */
export function bracketsFrom<B>(
  joining: Joining<B>,
  start: Groups,
  index: number,
  mdps: readonly DutchPlayer[],
): { readonly brackets: readonly PairedBracket<B>[]; readonly groups: Groups } {
  let groups = start;
  for (;;) {
    const attempt = attemptFrom(joining, groups, index, mdps);
    if (Array.isArray(attempt)) return { brackets: attempt, groups };
    groups = attempt;
  }
}

/** All brackets, or the groups with the two last ones joined: to be paired again from the top (I15). */
function attemptFrom<B>(
  joining: Joining<B>,
  attempt: Groups,
  start: number,
  floaters: readonly DutchPlayer[],
): PairedBracket<B>[] | Groups {
  const { possible, groups, isJoined } = attempt;
  const brackets: PairedBracket<B>[] = [];
  let mdps = inOrder(floaters);
  for (let index = start; index + 1 < groups.length; index++) {
    const paired = joining.upper(attempt, index, mdps);
    if (paired !== null) {
      brackets.push(paired);
      mdps = inOrder(paired.chosen?.floaters ?? []);
      continue;
    }
    // C.13: P has become zero in the penultimate bracket, which S1 is made of (I15).
    const [penultimate, last] = groups.slice(index);
    const joined = joining.joined(possible, inOrder([...mdps, ...penultimate]), last);
    if (joined.chosen !== null) return [...brackets, joined];
    return { possible, groups: [...groups.slice(0, index), [...penultimate, ...last]], isJoined: true };
  }
  const last = groups[groups.length - 1];
  const closing = isJoined ? joining.joined(possible, mdps, last) : joining.last(possible, mdps, last);
  return [...brackets, closing];
}

/** A.2. */
export function inOrder(players: readonly DutchPlayer[]): DutchPlayer[] {
  return [...players].sort(compareRank);
}
