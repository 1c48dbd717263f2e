import type { DutchPlayer } from '../../../player.js';
import { inOrder } from '../joining.js';
import type { Groups, Joining, PairedBracket } from '../joining.js';
import type { Possibilities } from '../possibilities.js';
import { bestCandidate } from './best-candidate.js';
import { asHomogeneous, isPenultimate } from './bracket.js';
import type { ProcedureBracket, ProcedureCandidate } from './bracket.js';
import { suitsFollowing } from './following.js';

/** The brackets of 2012 (C.1 to C.14). */
export const brackets2012: Joining<ProcedureBracket> = {
  upper: upperBracket,
  last: lastBracket,
  joined: joinedBracket,
};

function upperBracket(
  { possible, groups, isJoined }: Groups,
  index: number,
  floaters: readonly DutchPlayer[],
): PairedBracket<ProcedureBracket> | null {
  const [scoregroup, next, ...below] = groups.slice(index);
  const { mdps: moved, residents } = byHalf(possible, floaters, scoregroup);
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
  const isSuited = !possible.asksFor('C.12') || (isLow && isJoined) || suitsFollowing(own, chosen.floaters);
  if (isSuited) return { kind, bracket: whole(false), chosen };
  // C.12 (I10): other floaters with the same scores who can all be paired in the following bracket.
  const scores = scoresOf(chosen.floaters);
  const other = pairedAtAll(own, (others) => {
    const all = [...incompatible, ...others];
    return mayLeave(others) && scoresOf(all) === scores && suitsFollowing(own, all);
  });
  return other === null
    ? { kind, bracket: whole(false), chosen }
    : { kind, bracket: whole(true), chosen: withAll(other) };
}

/**
 * Null when a penultimate bracket has no pair though somebody may meet there (C.13), or its moved-down players none (I13); else
 * it is moved down entirely (C.14.a).
 */
function pairedAtAll(
  bracket: ProcedureBracket,
  mayLeave: (floaters: readonly DutchPlayer[]) => boolean,
): ProcedureCandidate | null {
  const best = bestCandidate(bracket, mayLeave);
  if (!isPenultimate(bracket)) return best;
  const { possible, mdps, residents } = bracket;
  const mayMeet = (one: DutchPlayer): boolean =>
    residents.some((other) => other !== one && possible.mayMeet(one, other));
  const isPaired = best !== null && best.pairs.length > 0;
  return isPaired || ![...mdps, ...residents].some(mayMeet) ? best : null;
}

/** Everybody is paired; with fewer and fewer moved-down players against residents (C.13, C.14.b.2). */
function lastBracket(
  possible: Possibilities,
  mdps: readonly DutchPlayer[],
  residents: readonly DutchPlayer[],
): PairedBracket<ProcedureBracket> {
  const bracket = closing({ possible, ...byHalf(possible, mdps, residents), shape: 'ordinary' });
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
): PairedBracket<ProcedureBracket> {
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

function scoresOf(players: readonly DutchPlayer[]): string {
  return inOrder(players)
    .map(({ score }) => score)
    .join(' ');
}

/** A.3 by the letter, where it is read so (I9): with at least half of the players moved down nobody is. */
function byHalf(
  { edition }: Possibilities,
  mdps: readonly DutchPlayer[],
  residents: readonly DutchPlayer[],
): Pick<ProcedureBracket, 'mdps' | 'residents'> {
  const isHalf = 2 * mdps.length >= mdps.length + residents.length;
  return isHalf && edition.joining?.halfIsHomogeneous === 'everywhere'
    ? { mdps: [], residents: inOrder([...mdps, ...residents]) }
    : { mdps, residents };
}
