import type { Candidate, Pair } from '../bracket.js';
import type { LiteralForm } from '../../reading.js';
import type { DutchPlayer } from '../player.js';
import { exchanges, transpositions } from './orders.js';
import { allowsPairs, isHomogeneous, leastUnfulfilled, membersOf } from './score-bracket.js';
import type { Round1992, ScoreBracket } from './score-bracket.js';

/** A pairing of a score bracket, and how many pairs it was asked for. */
export interface Pairing1992 extends Candidate {
  readonly p: Numbers;
}

/** p of the moved-down players, and of the (remainder) group. */
export interface Numbers {
  readonly mdps: number;
  readonly group: number;
}

/** Which pairings are looked for. */
export interface Wanted {
  /** C12: only with its own p; absent: with the highest p, then one less each time (C14). */
  readonly p?: Numbers;
  /** Whether those whom it leaves over will do. */
  readonly accepts: (left: readonly DutchPlayer[]) => boolean;
}

/**
 * C2 to C11 and C14: the pairings of a score bracket in the order in which the procedures come to them. J6: p outermost,
 * then x, B6 and B5 for upfloats, the opponents of the moved-down players, B6 and B5 for downfloats, exchange, transposition.
 */
export function* pairings1992(
  bracket: ScoreBracket,
  round: Round1992,
  { p: own, accepts }: Wanted,
): Generator<Pairing1992> {
  const members = membersOf(bracket);
  const mostMdps = isHomogeneous(bracket, round.form) ? 0 : bracket.mdps.length;
  // C14: where p is zero there is no pairing; J12: but in the last bracket all of them may be in the remainder.
  const fewestMdps = mostMdps === 0 || bracket.isLast ? 0 : 1;
  let lowered = 0;
  for (let mdps = mostMdps; mdps >= fewestMdps; mdps--) {
    const most = Math.floor((members.length - 2 * mdps) / 2);
    // C14, J11: p of the remainder is lowered first.
    for (let group = most; group >= (mdps > 0 ? 0 : 1); group--, lowered++) {
      const p = { mdps, group };
      const isAsked = own === undefined || (own.mdps === mdps && own.group === group);
      if (isAsked && allowsPairs(members, mdps + group, round.mayMeet, accepts))
        yield* withP({ bracket, members, p, lowered, round, accepts });
    }
  }
}

interface Search {
  readonly bracket: ScoreBracket;
  readonly members: readonly DutchPlayer[];
  readonly p: Numbers;
  /** How often p has been lowered. */
  readonly lowered: number;
  readonly round: Round1992;
  readonly accepts: Wanted['accepts'];
}

/** C11: x is raised as long as it is less than p; C10, J7: B6 and then B5 are dropped for upfloats. */
function* withP(search: Search): Generator<Pairing1992> {
  const { members, p, lowered, round } = search;
  // J15: what A8 gave, one less each time that p was lowered.
  const first = Math.max(0, leastUnfulfilled(members, round.form) - lowered);
  for (let x = first; x <= Math.max(first, p.mdps + p.group); x++)
    for (const upfloats of p.mdps === 0 ? [NONE_RESPECTED] : steps(round.form, 'up'))
      yield* withOpponents(search, x, upfloats);
}

/** C6, C7, C10: the moved-down players find opponents, then the remainder is paired. */
function* withOpponents(search: Search, x: number, upfloats: Respected): Generator<Pairing1992> {
  const { bracket, members, p, round } = search;
  // J11: the highest of them; the others are in S2 and in the remainder.
  const s1 = bracket.mdps.slice(0, p.mdps);
  const s2 = members.filter((player) => !s1.includes(player));
  const mayFollow = (pair: Pair, before: readonly Pair[]): boolean =>
    round.mayMeet(...pair) &&
    countUnfulfilled([...before, pair], round.form) <= x &&
    !breaksFloat(pair[1], 'up', upfloats);
  for (const ofMdps of transpositions(s1, s2, mayFollow)) {
    const paired = ofMdps.flat();
    const rest = members.filter((player) => !paired.includes(player));
    yield* withRemainder(search, ofMdps, rest, x - countUnfulfilled(ofMdps, round.form));
  }
}

/** C6 to C9: a homogeneous (remainder) group; J18: x is what the pairs of the moved-down players have left of it. */
function* withRemainder(
  { p, round, accepts }: Search,
  ofMdps: readonly Pair[],
  rest: readonly DutchPlayer[],
  x: number,
): Generator<Pairing1992> {
  if (!allowsPairs(rest, p.group, round.mayMeet, accepts)) return;
  const mayFollow = (pair: Pair, before: readonly Pair[]): boolean =>
    round.mayMeet(...pair) && countUnfulfilled([...before, pair], round.form) <= x;
  for (const downfloats of steps(round.form, 'down'))
    for (const { s1, s2 } of exchanges(rest, p.group))
      for (const ofGroup of transpositions(s1, s2, mayFollow)) {
        const paired = ofGroup.flat();
        const downfloaters = rest.filter((player) => !paired.includes(player));
        if (!downfloaters.some((player) => breaksFloat(player, 'down', downfloats)) && accepts(downfloaters))
          yield { pairs: [...ofMdps, ...ofGroup].map(inOrder), downfloaters, p };
      }
}

/** The criteria B5 and B6 as far as they have not been dropped. */
interface Respected {
  readonly b5: boolean;
  readonly b6: boolean;
}

const NONE_RESPECTED: Respected = { b5: false, b6: false };

/** C9, C10: B6 is dropped first, then B5. */
function steps({ without }: LiteralForm, float: 'up' | 'down'): Respected[] {
  const [b5, b6] = [!without.has(`B5-${float}`), !without.has(`B6-${float}`)];
  return [{ b5, b6 }, { b5, b6: false }, NONE_RESPECTED];
}

/** B5: the same float as in the round before; B6: as two rounds before. */
function breaksFloat(player: DutchPlayer, float: 'down' | 'up', { b5, b6 }: Respected): boolean {
  return (b5 && player.floatLastRound === float) || (b6 && player.floatTwoRoundsBefore === float);
}

/** A8: the pairs in which not both get their colour preferences. */
function countUnfulfilled(pairs: readonly Pair[], { without }: LiteralForm): number {
  if (without.has('B4')) return 0;
  return pairs.filter(
    ([{ preference: one }, { preference: other }]) => one !== null && one.colour === other?.colour,
  ).length;
}

function inOrder([one, other]: Pair): Pair {
  return one.rank < other.rank ? [one, other] : [other, one];
}
