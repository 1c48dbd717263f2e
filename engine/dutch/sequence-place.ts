import type { BracketTask, Candidate } from './search/bracket-task.js';

/**
 * Where a candidate stands in the sequence of generation, in BSNs (1-based; those of the remainder start anew):
 * what is altered last comes first here, for the sequence runs through all alterations of the remainder before the
 * next MDP-pairing, and so on (2017 B.7, 2026 3.7).
 */
export interface SequencePlace {
  /** MDPs in S1. */
  readonly mdpSet: readonly number[];
  /** Scores of the MDPs in S1, in tenths. */
  readonly mdpScores: readonly number[];
  /** Opponents of the MDPs in S1, in their order. */
  readonly mdpOpponents: readonly number[];
  /** Resident exchange in the homogeneous bracket or the remainder: moved down from S1, moved up from S2. */
  readonly down: readonly number[];
  readonly up: readonly number[];
  /** Opponents of the players of S1 after the exchange, in their order. */
  readonly transposition: readonly number[];
}

export type SequenceStep = 'mdp-set' | 'mdp-transposition' | 'resident-exchange' | 'transposition';

/** Finds the place at which a candidate is first generated: with the higher ranked player of each pair in S1. */
export function placeInSequence(task: BracketTask, { pairs }: Candidate): SequencePlace {
  const { mdps, residents, board } = task;
  const partner = new Map(pairs.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]));
  const s1 = mdps.filter((place) => partner.has(place));
  const opponents = s1.map((place) => partner.get(place) ?? -1);
  const remainder = residents.filter((place) => !opponents.includes(place));
  const half = pairs.length - s1.length;
  const opponentBsn = (bsn: number): number => remainder.indexOf(partner.get(remainder[bsn - 1]) ?? -1) + 1;
  const bsns = remainder.map((_, index) => index + 1);
  const isTop = (bsn: number): boolean => opponentBsn(bsn) > bsn;
  return {
    mdpSet: s1.map((place) => mdps.indexOf(place) + 1),
    mdpScores: s1.map((place) => board.player(place).score),
    mdpOpponents: opponents.map((place) => mdps.length + residents.indexOf(place) + 1),
    down: bsns.slice(0, half).filter((bsn) => !isTop(bsn)),
    up: bsns.slice(half).filter(isTop),
    transposition: bsns.filter(isTop).map(opponentBsn),
  };
}

/**
 * Compares two places of the same bracket with equally many pairs.
 * @returns the step at which the sequences part, and a negative order when `a` is generated earlier; null when the
 * candidates are the same.
 */
export function comparePlaces(
  a: SequencePlace,
  b: SequencePlace,
): { readonly step: SequenceStep; readonly order: number } | null {
  const steps: [SequenceStep, number][] = [
    ['mdp-set', b.mdpSet.length - a.mdpSet.length],
    ['mdp-set', compare(b.mdpScores, a.mdpScores)],
    ['mdp-set', compare(a.mdpSet, b.mdpSet)],
    ['mdp-transposition', compare(a.mdpOpponents, b.mdpOpponents)],
    ['resident-exchange', a.up.length - b.up.length],
    ['resident-exchange', sum(a.up) - sum(a.down) - (sum(b.up) - sum(b.down))],
    ['resident-exchange', compare([...b.down].reverse(), [...a.down].reverse())],
    ['resident-exchange', compare(a.up, b.up)],
    ['transposition', compare(a.transposition, b.transposition)],
  ];
  for (const [step, order] of steps) if (order !== 0) return { step, order };
  return null;
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) if (a[i] !== b[i]) return a[i] - b[i];
  return 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
