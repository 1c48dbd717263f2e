import { subsets } from '../../../../order/subsets.js';
import { transpositions } from '../../../../order/transpositions.js';
import { compareNumbers } from '../../../compare-values.js';
import { homogeneous } from '../../literal/candidates.js';
import type { DutchPlayer } from '../../player.js';
import { colourRequirements, downfloatRequirements, mayMeet, upfloatRequirements } from '../requirements.js';
import type { PlayerPair } from '../requirements.js';

/** A bracket that is about to be paired; players in ranking order. */
export interface ProcedureBracket {
  readonly round: number;
  readonly mdps: readonly DutchPlayer[];
  readonly residents: readonly DutchPlayer[];
  readonly place: 'ordinary' | 'penultimate' | 'last';
  /** Whether those who would float may: the last bracket, or the following, must be able to do something with them. */
  readonly mayLeave: (floaters: readonly DutchPlayer[]) => boolean;
}

export interface ProcedureCandidate {
  readonly pairs: readonly PlayerPair[];
  readonly floaters: readonly DutchPlayer[];
}

/**
 * The best candidate of a bracket: most pairs with moved-down players and most pairs (C.14), then the requirements of C.3
 * given up as little as possible (C.10), then the first in the orders of D. Everything is tried out.
 * @returns null when there is none with a pair of a moved-down player, where there are any.
 */
export function bestCandidate(bracket: ProcedureBracket): ProcedureCandidate | null {
  const { mdps, residents, place } = bracket;
  if (mdps.length === 0) return bestHomogeneous(bracket);
  const all = mdps.length + residents.length;
  const most = Math.min(mdps.length, residents.length);
  const goals: { m1: number; pairs: number }[] = [];
  for (let m1 = most; m1 > 0; m1--)
    for (let pairs = m1 + Math.floor((residents.length - m1) / 2); pairs >= m1; pairs--)
      goals.push({ m1, pairs });
  // Where players have to be left that the last bracket can use, the number of pairs comes first (I13).
  if (place === 'penultimate') goals.sort((a, b) => b.pairs - a.pairs || b.m1 - a.m1);
  for (const { m1, pairs } of goals) {
    if (place === 'last' && all - 2 * pairs > 1) continue;
    const best = bestHeterogeneous(bracket, m1, pairs);
    if (best !== null) return best;
  }
  return null;
}

function bestHomogeneous({ round, residents, place, mayLeave }: ProcedureBracket): ProcedureCandidate | null {
  for (let pairs = Math.floor(residents.length / 2); pairs >= 0; pairs--) {
    if (place === 'last' && residents.length - 2 * pairs > 1) return null;
    const choice = new Choice();
    for (const candidate of homogeneous(residents, pairs, mayMeet)) {
      if (!mayLeave(candidate.floaters)) continue;
      const colours = colourRequirements(candidate.pairs, round);
      choice.offer(candidate, [...colours, ...downfloatRequirements(candidate.floaters)]);
    }
    if (choice.best !== null) return choice.best;
  }
  return null;
}

/**
 * With that many moved-down players paired and that many pairs. Those who stay unpaired have the lowest scores that allow
 * it; which of them is decided by the colours and the downfloaters, then by D.3, then by the upfloaters (I8). They
 * do not count as downfloaters (I6).
 */
function bestHeterogeneous(
  { round, mdps, residents, mayLeave }: ProcedureBracket,
  m1: number,
  pairs: number,
): ProcedureCandidate | null {
  const choice = new Choice();
  for (const { number, limbo, mdpPairs, open } of mdpPairings(mdps, residents, m1)) {
    const scores = limbo.map(({ score }) => score);
    const upfloats = upfloatRequirements(mdpPairs);
    for (const remainder of homogeneous(open, pairs - m1, mayMeet)) {
      const floaters = [...limbo, ...remainder.floaters];
      if (!mayLeave(floaters)) continue;
      const candidate = { pairs: [...mdpPairs, ...remainder.pairs], floaters };
      const colours = colourRequirements(candidate.pairs, round);
      const downfloats = downfloatRequirements(remainder.floaters);
      choice.offer(candidate, [...scores, ...colours, ...downfloats, number, ...upfloats]);
    }
  }
  return choice.best;
}

/** Moved-down players with their opponents. */
export interface MdpPairing {
  /** Of the set of moved-down players, in the order of D.3. */
  readonly number: number;
  /** Moved-down players who are not paired with residents. */
  readonly limbo: readonly DutchPlayer[];
  readonly mdpPairs: readonly PlayerPair[];
  /** Residents who are not paired yet. */
  readonly open: readonly DutchPlayer[];
}

/** All ways to pair so many moved-down players with residents, in the order of D.3 and D.1.2. */
export function* mdpPairings(
  mdps: readonly DutchPlayer[],
  residents: readonly DutchPlayer[],
  m1: number,
): Generator<MdpPairing> {
  for (const [number, s1] of [...subsets(mdps, m1)].entries()) {
    const limbo = mdps.filter((mdp) => !s1.includes(mdp));
    for (const s2 of transpositions(residents, m1, (player, i) => mayMeet(s1[i], player))) {
      const opponents = s2.slice(0, m1);
      const open = residents.filter((player) => !opponents.includes(player));
      yield { number, limbo, open, mdpPairs: s1.map((mdp, i): PlayerPair => [mdp, opponents[i]]) };
    }
  }
}

/** Keeps the first of the best candidates that it is offered. */
export class Choice {
  best: ProcedureCandidate | null = null;
  private given: readonly number[] = [];

  /** @param given what the candidate gives up of the requirements, less being better. */
  offer(candidate: ProcedureCandidate, given: readonly number[]): void {
    if (this.best !== null && compareNumbers(given, this.given) >= 0) return;
    this.best = candidate;
    this.given = given;
  }
}
