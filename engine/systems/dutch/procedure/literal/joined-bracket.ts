import { homogeneous } from '../../literal/candidates.js';
import type { DutchPlayer } from '../../player.js';
import { colourRequirements, downfloatRequirements, mayMeet, upfloatRequirements } from '../requirements.js';
import type { PlayerPair } from '../requirements.js';
import { Choice, mdpPairings } from './bracket.js';
import type { ProcedureCandidate } from './bracket.js';

/**
 * The last bracket after two were joined (C.13): heterogeneous, with the bracket added last as S1. With at least half of
 * the players in S1 it is homogeneous (A.3, I16); else the bye falls outside S1 where it can, and as many players
 * of S1 as possible meet players of S2 (I16). Then the score differences decide, before the colours (I17).
 * @returns null when the players cannot all be paired.
 */
export function bestOfJoined(
  s1: readonly DutchPlayer[],
  s2: readonly DutchPlayer[],
  round: number,
): ProcedureCandidate | null {
  const players = inOrder([...s1, ...s2]);
  const lowest = Math.min(...players.map(({ score }) => score));
  const choice = new Choice();
  const offer = (candidate: ProcedureCandidate, shape: readonly number[], order: readonly number[]): void => {
    const { pairs, floaters } = candidate;
    if (floaters.some(({ mayTakeBye }) => !mayTakeBye)) return;
    // I17: those of the upper bracket do not count as downfloaters.
    const downfloats = downfloatRequirements(floaters.filter((player) => !s1.includes(player)));
    const colours = colourRequirements(pairs, round);
    choice.offer(candidate, [...shape, squares(candidate, lowest), ...colours, ...downfloats, ...order]);
  };
  if (2 * s1.length >= players.length) {
    const pairs = Math.floor(players.length / 2);
    for (const candidate of homogeneous(players, pairs, mayMeet)) offer(candidate, [], []);
    return choice.best;
  }
  for (let m1 = s1.length; m1 >= 0; m1--) {
    for (const { number, limbo, mdpPairs, open } of mdpPairings(s1, s2, m1)) {
      const left = inOrder([...limbo, ...open]);
      for (const remainder of homogeneous(left, Math.floor(left.length / 2), mayMeet)) {
        if (remainder.pairs.some(([a, b]) => limbo.includes(a) !== limbo.includes(b))) continue;
        const { floaters } = remainder;
        const inS1 = floaters.filter((player) => limbo.includes(player)).length;
        const candidate = { pairs: [...mdpPairs, ...remainder.pairs], floaters };
        offer(candidate, [inS1, -m1], [number, ...upfloatRequirements(mdpPairs)]);
      }
    }
  }
  return choice.best;
}

/** A.2. */
export function inOrder(players: readonly DutchPlayer[]): DutchPlayer[] {
  return [...players].sort((a, b) => b.score - a.score || a.order - b.order);
}

/** Least sum of the squares of the score differences, the bye being worth a point less than the lowest (I17). */
function squares({ pairs, floaters }: ProcedureCandidate, lowest: number): number {
  const differences = [
    ...pairs.map(([a, b]: PlayerPair) => a.score - b.score),
    ...floaters.map(({ score }) => score - (lowest - ONE_POINT)),
  ];
  return differences.reduce((sum, difference) => sum + difference ** 2, 0);
}

/** In tenths. */
const ONE_POINT = 10;
