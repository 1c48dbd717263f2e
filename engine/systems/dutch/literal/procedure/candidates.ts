import { subsets } from '../../../../order/subsets.js';
import { transpositions } from '../../../../order/transpositions.js';
import type { DutchPlayer } from '../../player.js';
import { homogeneous } from '../candidates.js';
import type { LiteralCandidate } from '../candidates.js';
import { isHomogeneous, membersOf } from './bracket.js';
import type { PlayerPair, ProcedureBracket, ProcedureCandidate } from './bracket.js';

/** A candidate with the numbers of what leads to it, as nested: set of D.3, D.1.2, exchange of D.2, D.1.1. */
export type GeneratedCandidate = ProcedureCandidate & Pick<LiteralCandidate, 'alterations'>;

/**
 * All candidates of a bracket with so many moved-down players against residents and so many pairs in all, in the orders of
 * D.
 */
export function* candidates(
  bracket: ProcedureBracket,
  m1: number,
  pairs: number,
): Generator<GeneratedCandidate> {
  const mayMeet = (a: DutchPlayer, b: DutchPlayer): boolean => bracket.possible.mayMeet(a, b);
  if (isHomogeneous(bracket)) {
    for (const candidate of homogeneous(membersOf(bracket), pairs, mayMeet))
      yield { ...candidate, alterations: [[], [], ...candidate.alterations] };
    return;
  }
  for (const { mdpPairs, limbo, open, numbers } of mdpPairings(bracket, m1)) {
    const isJoined = bracket.shape === 'joined';
    const left = isJoined ? [...limbo, ...open] : open;
    // Those of S1 whom nobody of S2 is paired with meet each other.
    const mayMeetHere = (a: DutchPlayer, b: DutchPlayer): boolean =>
      mayMeet(a, b) && limbo.includes(a) === limbo.includes(b);
    for (const remainder of homogeneous(left, pairs - m1, mayMeetHere))
      yield {
        pairs: [...mdpPairs, ...remainder.pairs],
        floaters: isJoined ? remainder.floaters : [...limbo, ...remainder.floaters],
        alterations: [...numbers, ...remainder.alterations],
      };
  }
}

/** Moved-down players with their opponents. */
interface MdpPairing {
  readonly mdpPairs: readonly PlayerPair[];
  /** Moved-down players who are not paired with residents. */
  readonly limbo: readonly DutchPlayer[];
  /** Residents who are not paired yet. */
  readonly open: readonly DutchPlayer[];
  readonly numbers: readonly [readonly number[], readonly number[]];
}

/** All ways to pair so many moved-down players with residents, in the order of D.3 and D.1.2. */
export function* mdpPairings(
  { mdps, residents, possible }: Pick<ProcedureBracket, 'mdps' | 'residents' | 'possible'>,
  m1: number,
): Generator<MdpPairing> {
  for (const [number, s1] of [...subsets(mdps, m1)].entries()) {
    const limbo = mdps.filter((mdp) => !s1.includes(mdp));
    for (const s2 of transpositions(residents, m1, (player, i) => possible.mayMeet(s1[i], player))) {
      const opponents = s2.slice(0, m1);
      const open = residents.filter((player) => !opponents.includes(player));
      yield {
        mdpPairs: s1.map((mdp, i): PlayerPair => [mdp, opponents[i]]),
        limbo,
        open,
        numbers: [[number], opponents.map((player) => residents.indexOf(player))],
      };
    }
  }
}
