import { transpositions } from '../../../../order/transpositions.js';
import type { Candidate, Pair, Place } from '../../../candidate.js';
import type { Board1992 } from '../board-1992.js';
import { firstX, goalsOf } from '../bracket.js';
import type { Bracket1992, Goal, Pairing1992 } from '../bracket.js';
import { meets } from '../demand.js';
import { exchanges1992 } from '../exchanges.js';
import { DROPPING, mayFloatDown, mayFloatUp, missesColour } from '../requirements.js';
import type { Dropped } from '../requirements.js';

/**
 * The first pairing of a bracket that the procedure comes to, everything being tried out in its order: p lowered last
 * (C14), before that x raised (C11), B6 and B5 dropped for upfloaters (C10), the opponents of the moved-down players
 * changed (C10, C7), B6 and B5 dropped for downfloaters (C9), an exchange (C8), a transposition (C7); see J6 and J7.
 * @param mayLeave whether those who would float down, or get the bye, may.
 */
export function firstByTrying(
  board: Board1992,
  bracket: Bracket1992,
  mayLeave: (floaters: readonly Place[]) => boolean,
): Pairing1992 | null {
  for (const goal of goalsOf(board, bracket)) {
    for (let x = firstX(board, bracket, goal); x <= goal.all; x++) {
      for (const upfloats of goal.mdpPairs === 0 ? DROPPING.slice(0, 1) : DROPPING) {
        for (const { mdpPairs, remainder } of mdpPairings(board, bracket, goal, upfloats)) {
          const missed = countMissed(board, mdpPairs);
          for (const downfloats of DROPPING) {
            for (const rest of homogeneous(board, remainder, goal.all - goal.mdpPairs)) {
              if (missed + countMissed(board, rest.pairs) > x) continue;
              if (!rest.floaters.every((place) => mayFloatDown(board.player(place), downfloats))) continue;
              if (!mayLeave(rest.floaters)) continue;
              const { floaters } = rest;
              const pairs = [...mdpPairs, ...rest.pairs];
              if (bracket.asked !== undefined && !meets(bracket.asked, { pairs, floaters })) continue;
              return { pairs, floaters, mdpPairs: goal.mdpPairs, all: goal.all, x, upfloats, downfloats };
            }
          }
        }
      }
    }
  }
  return null;
}

interface MdpPairing {
  readonly mdpPairs: readonly Pair[];
  readonly remainder: readonly Place[];
}

/** All opponents for the moved-down players in S1, the highest ones, in the order of D1; the others are in S2. */
function* mdpPairings(
  board: Board1992,
  { mdps, residents }: Bracket1992,
  { mdpPairs }: Goal,
  upfloats: Dropped,
): Generator<MdpPairing> {
  const s1 = mdps.slice(0, mdpPairs);
  const s2 = [...mdps.slice(mdpPairs), ...residents];
  const mayStand = (place: Place, i: number): boolean =>
    board.mayMeet(s1[i], place) && mayFloatUp(board.player(s1[i]), board.player(place), upfloats);
  for (const order of transpositions(s2, mdpPairs, mayStand)) {
    const pairs = s1.map((mdp, i): Pair => [mdp, order[i]]);
    yield { mdpPairs: pairs, remainder: order.slice(mdpPairs) };
  }
}

/**
 * All pairings of a homogeneous bracket or a remainder with so many pairs, by the exchanges of D2 and the
 * transpositions of D1. Passed over is what puts somebody opposite a higher ranked player of S2: it repeats an earlier
 * pairing (B7).
 */
export function* homogeneous(
  board: Board1992,
  players: readonly Place[],
  pairs: number,
): Generator<Candidate> {
  for (const { down, up } of exchanges1992(players.length, pairs)) {
    const inS1 = (number: number): boolean => (number < pairs ? !down.includes(number) : up.includes(number));
    const s1 = players.filter((_, number) => inS1(number));
    const s2 = players.filter((_, number) => !inS1(number));
    const mayStand = (place: Place, i: number): boolean => place > s1[i] && board.mayMeet(s1[i], place);
    for (const order of transpositions(s2, pairs, mayStand))
      yield { pairs: s1.map((place, i): Pair => [place, order[i]]), floaters: order.slice(pairs) };
  }
}

function countMissed(board: Board1992, pairs: readonly Pair[]): number {
  return pairs.filter(([a, b]) => missesColour(board.player(a), board.player(b))).length;
}
