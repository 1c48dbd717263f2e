import { compareRank } from '../../../../model/player.js';
import type { BracketKind } from '../../bracket-kind.js';
import type { DutchPlayer } from '../../player.js';
import type { Possibilities } from '../possibilities.js';
import { bestCandidate } from './best-candidate.js';
import { asHomogeneous, isPenultimate, membersOf } from './bracket.js';
import type { ProcedureBracket, ProcedureCandidate } from './bracket.js';
import { suitsFollowing } from './following.js';

/** Scoregroups from the top; the last one may be joined of several (C.13). */
export interface Groups {
  readonly possible: Possibilities;
  readonly groups: readonly (readonly DutchPlayer[])[];
  readonly isJoined: boolean;
}

export interface PairedBracket {
  readonly kind: BracketKind;
  readonly bracket: ProcedureBracket;
  /** Null when those who are left cannot all be paired. */
  readonly chosen: ProcedureCandidate | null;
}

/** All brackets from a scoregroup on (C.1 to C.14), into which some float, and the groups that they are made of. */
export function bracketsFrom(
  start: Groups,
  index: number,
  mdps: readonly DutchPlayer[],
): { readonly brackets: readonly PairedBracket[]; readonly groups: Groups } {
  let groups = start;
  for (;;) {
    const attempt = attemptFrom(groups, index, mdps);
    if (Array.isArray(attempt)) return { brackets: attempt, groups };
    groups = attempt;
  }
}

/** All brackets, or the groups with the two last ones joined: to be paired again from the top (I15). */
function attemptFrom(
  attempt: Groups,
  start: number,
  floaters: readonly DutchPlayer[],
): PairedBracket[] | Groups {
  const { possible, groups, isJoined } = attempt;
  const brackets: PairedBracket[] = [];
  let mdps = inOrder(floaters);
  for (let index = start; index + 1 < groups.length; index++) {
    const paired = upperBracket(attempt, index, mdps);
    if (paired !== null) {
      brackets.push(paired);
      mdps = inOrder(paired.chosen.floaters);
      continue;
    }
    // C.13: P has become zero in the penultimate bracket, which S1 is made of (I15).
    const [penultimate, last] = groups.slice(index);
    const joined = joinedBracket(possible, inOrder([...mdps, ...penultimate]), last);
    if (joined.chosen !== null) return [...brackets, joined];
    return { possible, groups: [...groups.slice(0, index), [...penultimate, ...last]], isJoined: true };
  }
  const last = groups[groups.length - 1];
  return [...brackets, isJoined ? joinedBracket(possible, mdps, last) : lastBracket(possible, mdps, last)];
}

/** A bracket that is not the last one; null when the last two have to be joined. */
function upperBracket(
  { possible, groups, isJoined }: Groups,
  index: number,
  moved: readonly DutchPlayer[],
): (PairedBracket & { readonly chosen: ProcedureCandidate }) | null {
  const [residents, next, ...below] = groups.slice(index);
  // C.1: moved-down players without an opponent here go further down, if C.12 has not helped (I11).
  const incompatible = moved.filter((mdp) => !residents.some((player) => possible.mayMeet(mdp, player)));
  const mdps = moved.filter((mdp) => !incompatible.includes(mdp));
  const rest = below.flat();
  const own: ProcedureBracket = {
    ...{ possible, mdps, residents, next, rest },
    shape: 'ordinary',
    isBacktracked: false,
  };
  const left = [...incompatible, ...next, ...rest];
  const isLow = isPenultimate(own);
  const mayLeave = (floaters: readonly DutchPlayer[]): boolean =>
    !isLow || possible.canComplete([], [...floaters, ...left]);
  const kind = isLow ? 'penultimate' : 'scoregroup';
  const whole = (isBacktracked: boolean): ProcedureBracket => ({ ...own, mdps: moved, isBacktracked });
  const withAll = ({ pairs, floaters }: ProcedureCandidate): ProcedureCandidate => ({
    pairs,
    floaters: inOrder([...incompatible, ...floaters]),
  });
  const first = pairedAtAll(own, mayLeave);
  if (first === null) return null;
  const chosen = withAll(first);
  const { floaters } = chosen;
  const isSuited = !possible.asksFor('C.12') || (isLow && isJoined) || suitsFollowing(own, floaters);
  if (isSuited) return { kind, bracket: whole(false), chosen };
  // C.12 (I10): other floaters with the same scores who can all be paired in the following bracket.
  const scores = scoresOf(floaters);
  const other = pairedAtAll(own, (others) => {
    const all = [...incompatible, ...others];
    return mayLeave(others) && scoresOf(all) === scores && suitsFollowing(own, all);
  });
  return other === null
    ? { kind, bracket: whole(false), chosen }
    : { kind, bracket: whole(true), chosen: withAll(other) };
}

/** Null when a penultimate bracket with anybody to pair has no pair (C.13), or its moved-down players none (I13). */
function pairedAtAll(
  bracket: ProcedureBracket,
  mayLeave: (floaters: readonly DutchPlayer[]) => boolean,
): ProcedureCandidate | null {
  const best = bestCandidate(bracket, mayLeave);
  if (!isPenultimate(bracket)) return best;
  const isAlone = membersOf(bracket).length === 1;
  return best !== null && (best.pairs.length > 0 || isAlone) ? best : null;
}

/** Everybody is paired; with fewer and fewer moved-down players against residents (C.13, C.14.b.2). */
function lastBracket(
  possible: Possibilities,
  mdps: readonly DutchPlayer[],
  residents: readonly DutchPlayer[],
): PairedBracket {
  const bracket = closing({ possible, mdps, residents, shape: 'ordinary' });
  const chosen = bestCandidate(bracket);
  if (chosen !== null) return { kind: 'scoregroup', bracket, chosen };
  const other = asHomogeneous(bracket);
  return { kind: 'scoregroup', bracket: other, chosen: bestCandidate(other) };
}

/**
 * The last bracket after two were joined (C.13): heterogeneous, with the bracket added last as S1; with at least half of the
 * players there, homogeneous (A.3, I16).
 */
function joinedBracket(
  possible: Possibilities,
  s1: readonly DutchPlayer[],
  s2: readonly DutchPlayer[],
): PairedBracket {
  const isHomogeneous = s1.length === 0 || 2 * s1.length >= s1.length + s2.length;
  const shape = isHomogeneous ? 'joined-homogeneous' : 'joined';
  const bracket = closing({ possible, mdps: s1, residents: s2, shape });
  return { kind: 'joined-last', bracket, chosen: bestCandidate(bracket) };
}

function closing(
  parts: Pick<ProcedureBracket, 'possible' | 'mdps' | 'residents' | 'shape'>,
): ProcedureBracket {
  return { ...parts, next: [], rest: [], isBacktracked: false };
}

/** A.2. */
function inOrder(players: readonly DutchPlayer[]): DutchPlayer[] {
  return [...players].sort(compareRank);
}

function scoresOf(players: readonly DutchPlayer[]): string {
  return inOrder(players)
    .map(({ score }) => score)
    .join(' ');
}
