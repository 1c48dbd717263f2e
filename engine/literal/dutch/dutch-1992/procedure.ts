import type { Pair } from '../bracket.js';
import type { DutchPlayer } from '../player.js';
import { pairings1992 } from './candidates.js';
import type { Pairing1992 } from './candidates.js';
import { allowsAllPairs, canBeComplete, isHomogeneous, membersOf, scoreBracket } from './score-bracket.js';
import type { Round1992, ScoreBracket } from './score-bracket.js';

interface Done {
  /** Of the score group itself, those included who had no opponent. */
  readonly residents: readonly DutchPlayer[];
  readonly bracket: ScoreBracket;
  readonly pairing: Pairing1992;
}

/** Score brackets that are still to be paired, the highest first. */
interface Left {
  /** Moved down into the first of them. */
  readonly mdps: readonly DutchPlayer[];
  readonly groups: readonly (readonly DutchPlayer[])[];
  /** C13: who are residents of the last one where a higher bracket is paired again after a join (J13). */
  readonly joined?: readonly DutchPlayer[];
  /** C12 comes once. */
  readonly isAboveFixed: boolean;
}

/** All pairs of a round, and whom the last bracket leaves over. */
export interface PairedRound {
  readonly pairs: readonly Pair[];
  readonly bye: DutchPlayer | null;
}

/**
 * C: bracket by bracket, from the highest score down.
 * @param groups of a round that can be paired completely.
 */
export function pairBrackets(groups: readonly DutchPlayer[][], round: Round1992): PairedRound {
  const done: Done[] = [];
  let left: Left = { mdps: [], groups, isAboveFixed: false };
  while (left.groups.length > 0) {
    const [residents, ...below] = left.groups;
    const bracket = scoreBracket(left.mdps, residents, below.length === 0, round);
    const instead: Done | null = left.isAboveFixed ? null : appliedC12(done.at(-1), bracket, left, round);
    if (instead !== null) {
      done.splice(-1, 1, instead);
      left = { ...left, mdps: movedDown(instead), isAboveFixed: true };
      continue;
    }
    const pairing = firstPairing(bracket, round);
    if (pairing !== null) {
      done.push({ residents, bracket, pairing });
      left = { mdps: movedDown({ bracket, pairing }), groups: below, isAboveFixed: false };
      continue;
    }
    const above = done.pop();
    if (above === undefined) throw new RangeError('a round that can be completed cannot be paired');
    left = appliedC13(above, left, round, done);
  }
  const last = done.at(-1);
  return {
    pairs: done.flatMap(({ pairing }) => pairing.pairs),
    bye: last === undefined ? null : (movedDown(last).at(0) ?? null),
  };
}

/** C2 to C11, C14; null where the last bracket cannot be paired. In any other the entire bracket may be moved down. */
function firstPairing(bracket: ScoreBracket, round: Round1992): Pairing1992 | null {
  const { isLast, lonely } = bracket;
  const mayHaveBye = (over: readonly DutchPlayer[]): boolean =>
    over.length + lonely.length < 2 && [...over, ...lonely].every(({ mayReceiveBye }) => mayReceiveBye);
  const [first] = pairings1992(bracket, round, { accepts: isLast ? mayHaveBye : () => true });
  const members = membersOf(bracket);
  return first ?? (!isLast || mayHaveBye(members) ? nobodyPaired(members) : null);
}

function nobodyPaired(members: readonly DutchPlayer[]): Pairing1992 {
  return { pairs: [], downfloaters: members, p: { mdps: 0, group: 0 } };
}

/** Everybody whom a bracket moves down: those whom its pairing leaves over, and those of C1. */
function movedDown({ bracket, pairing }: Pick<Done, 'bracket' | 'pairing'>): DutchPlayer[] {
  return [...pairing.downfloaters, ...bracket.lonely].sort((one, other) => one.rank - other.rank);
}

/**
 * C12, and C1 for a moved-down player without an opponent: another pairing of the bracket above, with its own p, that moves
 * down players with whom this bracket can make as many pairs as the numbers allow (J10); null for none, or where all is well.
 */
function appliedC12(
  above: Done | undefined,
  { lonely, isLast }: ScoreBracket,
  { mdps, groups: [residents] }: Left,
  round: Round1992,
): Done | null {
  if (above === undefined || round.form.without.has('C12')) return null;
  if (mdps.length === 0 || above.pairing.pairs.length === 0) return null;
  // Who could have an opponent if others came down counts for p.
  const all = [...membersOf(above.bracket), ...above.bracket.lonely, ...residents];
  const counted = isLast
    ? residents
    : residents.filter((player) => all.some((other) => other !== player && round.mayMeet(player, other)));
  const accepts = (over: readonly DutchPlayer[]): boolean =>
    allowsAllPairs([...over, ...above.bracket.lonely], counted, isLast, round);
  const isSomebodyLonely = mdps.some((player) => lonely.includes(player));
  const isHomogeneousNext = isHomogeneous({ mdps, residents: counted }, round.form);
  const own = mdps.filter((player) => !above.bracket.lonely.includes(player));
  const { otherwise } = round.form;
  const isSparedOtherwise = (isHomogeneousNext && !otherwise.has('J22')) || otherwise.has('J10'); // J10, J22
  if (!isSomebodyLonely && (isSparedOtherwise || accepts(own))) return null;
  const [pairing] = pairings1992(above.bracket, round, { p: above.pairing.p, accepts });
  return pairing === undefined ? null : { ...above, pairing };
}

/**
 * C13: another pairing of the penultimate bracket with which the last one can be paired completely (J12), else the two are
 * joined (J13).
 */
function appliedC13(
  above: Done,
  { groups: [residents], joined }: Left,
  round: Round1992,
  done: Done[],
): Left {
  const last = joined ?? residents;
  const { bracket } = above;
  const [pairing] = pairings1992(bracket, round, {
    accepts: (over) => canBeComplete([...over, ...bracket.lonely, ...last], round),
  });
  if (pairing !== undefined) {
    done.push({ ...above, pairing });
    return { mdps: movedDown({ bracket, pairing }), groups: [last], joined: last, isAboveFixed: true };
  }
  const members = [...membersOf(bracket), ...bracket.lonely].sort((one, other) => one.rank - other.rank);
  return {
    mdps: members,
    groups: [last],
    joined: [...above.residents, ...last],
    isAboveFixed: true,
  };
}
