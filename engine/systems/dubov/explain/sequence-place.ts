import { compareNumbers } from '../../interface/compare-values.js';
import type { Candidate, OrderDifference, Pair, Place, Sequence, Stage } from '../../interface/system.js';
import type { DubovEdition, OrderRules } from '../edition.js';
import {
  areHalves,
  s1Order,
  shifterOrder,
  smallerFirst,
  subgroupsOf,
  tpnOrder,
  upfloaterOrder,
} from '../orders.js';
import type { Subgroups } from '../orders.js';
import type { DubovPlayer, DubovState } from '../player.js';
import { upfloatersOf } from './values.js';

/** Where the pairs of a bracket are first come to, and what of. */
export interface GeneratedBracket {
  readonly upfloaters: readonly Place[];
  /** Before any shift. */
  readonly subgroups: Subgroups;
  /** Shifted out of the smaller subgroup (3.2.4.1) and out of the larger one (3.2.4.2). */
  readonly leavers: readonly Place[];
  readonly joiners: readonly Place[];
  /** After the shifts: S1 in its order, and G2 by TPN. */
  readonly s1: readonly Place[];
  readonly g2: readonly Place[];
  /** Opponents of S1, in its order. */
  readonly t2: readonly Place[];
}

/** The steps at which two candidates can part. */
export type SequenceStep = 'upfloaters' | 'number-of-shifters' | 'leavers' | 'joiners' | 'transposition';

/** Where a candidate stands in the order of generation: sequence numbers (4.1.2), from 1. */
export type SequencePlace = Readonly<Record<Exclude<SequenceStep, 'number-of-shifters'>, readonly number[]>>;

/**
 * Finds how a bracket is generated: of two who wanted the same colour, the one with the smaller sequence number was
 * shifted, for such sets come first.
 */
export function generated(
  { residents }: Pick<Stage, 'residents'>,
  { pairs }: Candidate,
  state: DubovState,
): GeneratedBracket {
  const { players } = state;
  const subgroups = subgroupsOf(pairs.flat(), state);
  const [smaller, larger] = smallerFirst(subgroups);
  const leavers = shiftersOf(smaller, pairs, players);
  const joiners = shiftersOf(larger, pairs, players);
  const shifted = new Set([...leavers, ...joiners]);
  const stays = (place: Place): boolean => !shifted.has(place);
  const isFirst = smaller === subgroups.g1;
  const [toG1, toG2] = isFirst ? [joiners, leavers] : [leavers, joiners];
  const s1 = s1Order([...subgroups.g1.filter(stays), ...toG1], players);
  return {
    upfloaters: upfloatersOf(residents, pairs),
    subgroups,
    leavers,
    joiners,
    s1,
    g2: tpnOrder([...subgroups.g2.filter(stays), ...toG2], players),
    t2: s1.map((place) => opponentIn(pairs, place)),
  };
}

/** The numbers of a candidate in the order of generation. */
export function sequenceOf(stage: Stage, candidate: Candidate, state: DubovState): Sequence {
  const { place, numbered } = numbersOf(stage, candidate, state);
  const { g1, g2 } = subgroupsOf(candidate.pairs.flat(), state);
  // 3.2.4.1: from G1 where the subgroups are equally large.
  const smaller = g1.length < g2.length ? { smaller: g1 } : g1.length > g2.length ? { smaller: g2 } : { g1 };
  const isHalved = areHalves(candidate.pairs.flat(), state);
  return { place: { ...place }, numbered: { ...numbered, ...smaller, ...(isHalved ? { halved: g1 } : {}) } };
}

export function placeInSequence(stage: Stage, candidate: Candidate, state: DubovState): SequencePlace {
  return numbersOf(stage, candidate, state).place;
}

/** Which of two candidates that are equally good comes first, and by which article; null when they are the same. */
export function compareSequence(
  { orderRules }: Pick<DubovEdition, 'orderRules'>,
  stage: Stage,
  a: Candidate,
  b: Candidate,
  state: DubovState,
): OrderDifference | null {
  const [one, other] = [a, b].map((candidate) => numbersOf(stage, candidate, state).place);
  const parting = comparePlaces(one, other);
  return parting === null ? null : { ...parting, rule: ruleOfStep(orderRules, parting.step) };
}

/** @returns the step at which the sequences part, and a negative order when the first is generated earlier. */
export function comparePlaces(
  one: SequencePlace,
  other: SequencePlace,
): { readonly step: SequenceStep; readonly order: number } | null {
  const steps: readonly (readonly [SequenceStep, number])[] = [
    ['upfloaters', compareNumbers(one.upfloaters, other.upfloaters)],
    ['number-of-shifters', one.leavers.length - other.leavers.length],
    ['leavers', compareNumbers(one.leavers, other.leavers)],
    ['joiners', compareNumbers(one.joiners, other.joiners)],
    ['transposition', compareNumbers(one.transposition, other.transposition)],
  ];
  for (const [step, order] of steps) if (order !== 0) return { step, order };
  return null;
}

export function ruleOfStep(
  { upfloaters, recomposition, shifters, transposition }: OrderRules,
  step: SequenceStep,
): OrderRules[keyof OrderRules] {
  if (step === 'upfloaters') return upfloaters;
  if (step === 'number-of-shifters') return recomposition;
  return step === 'transposition' ? transposition : shifters;
}

/** Sequence numbers, and the pools that they are of. */
interface SequenceNumbers {
  readonly place: SequencePlace;
  readonly numbered: Readonly<Record<Exclude<SequenceStep, 'number-of-shifters'>, readonly Place[]>>;
}

function numbersOf(stage: Stage, candidate: Candidate, state: DubovState): SequenceNumbers {
  const { players } = state;
  const { upfloaters, subgroups, leavers, joiners, g2, t2 } = generated(stage, candidate, state);
  const [smaller, larger] = smallerFirst(subgroups);
  const numbered = {
    upfloaters: upfloaterOrder(stage.below, players),
    leavers: shifterOrder(smaller, players),
    joiners: shifterOrder(larger, players),
    transposition: g2,
  };
  const inOrder = (pool: readonly Place[], places: readonly Place[]): number[] =>
    places.map((place) => pool.indexOf(place) + 1).sort((a, b) => a - b);
  return {
    place: {
      upfloaters: inOrder(numbered.upfloaters, upfloaters),
      leavers: inOrder(numbered.leavers, leavers),
      joiners: inOrder(numbered.joiners, joiners),
      transposition: t2.map((place) => g2.indexOf(place) + 1),
    },
    numbered,
  };
}

/** One of each pair within a subgroup, in the order of their numbers. */
function shiftersOf(
  subgroup: readonly Place[],
  pairs: readonly Pair[],
  players: readonly DubovPlayer[],
): Place[] {
  const order = shifterOrder(subgroup, players);
  const first = (a: Place, b: Place): Place => (order.indexOf(a) < order.indexOf(b) ? a : b);
  const within = pairs.filter((pair) => pair.every((place) => subgroup.includes(place)));
  return within.map(([a, b]) => first(a, b)).sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

function opponentIn(pairs: readonly Pair[], place: Place): Place {
  const pair = pairs.find((one) => one.includes(place));
  if (pair === undefined) throw new Error('a player of a bracket has no opponent in it');
  return pair[0] === place ? pair[1] : pair[0];
}
