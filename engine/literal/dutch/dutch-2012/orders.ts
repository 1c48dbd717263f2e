import { playersOf } from '../bracket.js';
import type { Candidate, Pair, Rule } from '../bracket.js';
import { orderOfExchange } from '../orders.js';
import { pairsOfFirst } from './score-bracket.js';
import type { Players, ScoreBracket } from './score-bracket.js';

/** D.3: the sets of moved-down players in S1, in plain lexicographic order. */
export function setOfD3(first: Players): Rule {
  return {
    id: 'D.3',
    valueOf: (candidate) => {
      const s1 = pairsOfFirst(candidate, first).map(([mdp]) => first.indexOf(mdp));
      return [-s1.length, ...ascending(s1)];
    },
  };
}

/**
 * C.4 to C.9: the candidates with the same moved-down players in S1 in the order in which they are tried: a transposition of
 * S2 (D.1) is left when all exchanges (D.2) and transpositions of the remainder have been tried. A pairing comes where the
 * higher ranked player of each pair is in S1; that is its first place (D.2, remark).
 */
export function sequence2012(bracket: ScoreBracket, first: Players): Rule[] {
  const remainderOf = (candidate: Candidate): Remainder => {
    const taken = pairsOfFirst(candidate, first);
    const members = playersOf(bracket).filter((player) => !taken.some((pair) => pair.includes(player)));
    return { members, pairs: inOrder(candidate.pairs.filter((pair) => !taken.includes(pair))) };
  };
  return [
    {
      id: 'transposition',
      valueOf: (candidate) => inOrder(pairsOfFirst(candidate, first)).map(([, { rank }]) => rank),
    },
    { id: 'resident-exchange', valueOf: (candidate) => exchange(remainderOf(candidate)) },
    {
      id: 'transposition',
      valueOf: (candidate) => remainderOf(candidate).pairs.map(([, { rank }]) => rank),
    },
  ];
}

/** A homogeneous group; its pairs in the order of S1. */
interface Remainder {
  readonly members: Players;
  readonly pairs: readonly Pair[];
}

/** D.2: from S1, the highest players, as many as there are pairs, and back. */
function exchange({ members, pairs }: Remainder): number[] {
  const s1 = pairs.map(([higher]) => members.indexOf(higher));
  const toS1 = s1.filter((place) => place >= pairs.length);
  const toS2 = members
    .map((_, place) => place)
    .filter((place) => place < pairs.length && !s1.includes(place));
  return orderOfExchange(toS1, toS2);
}

function inOrder(pairs: readonly Pair[]): Pair[] {
  return pairs.toSorted(([one], [other]) => one.rank - other.rank);
}

function ascending(places: readonly number[]): number[] {
  return places.toSorted((one, other) => one - other);
}
