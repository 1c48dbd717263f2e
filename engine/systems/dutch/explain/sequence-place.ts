import type { BracketShape } from '../criteria/criterion.js';
import { isHomogeneous, shapeOf } from '../bracket-shape.js';
import type { Rule } from '../../../rules/rule.js';
import type { Candidate, OrderDifference, Sequence } from '../../interface/system.js';
import type { DutchEdition } from '../edition.js';
import type { DutchPlayer } from '../player.js';

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

/** Where a candidate stands, and whom the numbers mean. */
export function sequenceOf(bracket: BracketPlaces, candidate: Candidate): Sequence {
  const { mdps, residents } = bracket;
  const remainder = isHomogeneous(bracket) ? null : remainderOf(bracket, candidate);
  // The scores only tell sets of MDPs apart that have different numbers anyway.
  const { mdpScores: _, ...place } = placeInSequence(bracket, candidate);
  return {
    place,
    numbered: { bracket: [...mdps, ...residents], remainder },
  };
}

/** The residents whom no MDP is paired with, in ranking order (2017 B.3, 2026 3.3.3). */
export function remainderOf(
  bracket: Pick<BracketPlaces, 'mdps' | 'residents' | 'shape'>,
  candidate: Pick<Candidate, 'pairs'>,
): number[] {
  const { mdps, residents } = bracket;
  const taken = new Set(mdpPairsOf(bracket, candidate).flat());
  const members = shapeOf(bracket) === 'ordinary' ? residents : [...mdps, ...residents];
  return members.filter((place) => !taken.has(place));
}

/** The pairs that are made first, of MDPs with residents. */
function mdpPairsOf(
  bracket: Pick<BracketPlaces, 'mdps' | 'shape'>,
  { pairs }: Pick<Candidate, 'pairs'>,
): Candidate['pairs'] {
  if (isHomogeneous(bracket)) return [];
  const moved = new Set(bracket.mdps);
  const meetEachOther = shapeOf(bracket) === 'joined';
  return pairs.filter(([higher, lower]) => moved.has(higher) && !(meetEachOther && moved.has(lower)));
}

/** Which of two equally good candidates comes first, and by which article. */
export function compareSequence(bracket: OrderedBracket, a: Candidate, b: Candidate): OrderDifference | null {
  const parting = comparePlaces(placeInSequence(bracket, a), placeInSequence(bracket, b));
  return parting === null ? null : { ...parting, rule: ruleOfStep(bracket.board.edition, parting.step) };
}

/** A bracket, and the articles on the sequence in it. */
export type OrderedBracket = BracketPlaces & {
  readonly board: { readonly edition: Pick<DutchEdition, 'orderRules'> };
};

/** The players of a bracket, as places. */
export interface BracketPlaces {
  readonly mdps: readonly number[];
  readonly residents: readonly number[];
  readonly shape?: BracketShape;
  readonly board: { readonly state: { readonly players: readonly Pick<DutchPlayer, 'score'>[] } };
}

export function ruleOfStep({ orderRules }: Pick<DutchEdition, 'orderRules'>, step: SequenceStep): Rule {
  const { mdpSet, residentExchange, transposition } = orderRules;
  const rules = {
    'mdp-set': mdpSet,
    'mdp-transposition': transposition,
    'resident-exchange': residentExchange,
    transposition,
  };
  return rules[step];
}

/** Finds the place at which a candidate is first generated: with the higher ranked player of each pair in S1. */
export function placeInSequence(bracket: BracketPlaces, candidate: Candidate): SequencePlace {
  const { mdps, residents, board } = bracket;
  const inOrder = [...candidate.pairs].sort(([a], [b]) => a - b);
  const mdpPairs = mdpPairsOf(bracket, { pairs: inOrder });
  const opponents = mdpPairs.map(([, resident]) => resident);
  const bsnOf = new Map(remainderOf(bracket, candidate).map((place, index) => [place, index + 1]));
  const [tops, bottoms] = [0, 1].map((end) => inOrder.flatMap((pair) => bsnOf.get(pair[end]) ?? []));
  const bsns = [...bsnOf.values()];
  const half = tops.length;
  return {
    mdpSet: mdpPairs.map(([mdp]) => mdps.indexOf(mdp) + 1),
    mdpScores: mdpPairs.map(([mdp]) => board.state.players[mdp].score),
    mdpOpponents: opponents.map((place) => mdps.length + residents.indexOf(place) + 1),
    down: bsns.slice(0, half).filter((bsn) => !tops.includes(bsn)),
    up: bsns.slice(half).filter((bsn) => tops.includes(bsn)),
    transposition: bottoms,
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
  const parting = a.findIndex((number, index) => number !== b[index]);
  return parting < 0 ? 0 : a[parting] - b[parting];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
