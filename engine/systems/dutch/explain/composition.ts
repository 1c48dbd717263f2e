import type { Alteration, Candidate, Composition, Seat } from '../../interface/system.js';
import { isHomogeneous } from '../bracket-shape.js';
import { placeInSequence, remainderOf, ruleOfStep } from './sequence-place.js';
import type { OrderedBracket, SequencePlace, SequenceStep } from './sequence-place.js';

/**
 * The original composition of a bracket (2017 B.2-B.3, 2026 3.2-3.3) with as many pairs and MDPs as the accepted
 * candidate has: the MDPs who are paired here against the residents, or the upper half against the lower; and the
 * alterations that lead to the candidate.
 */
export function compositionOf(task: OrderedBracket, candidate: Candidate): Composition {
  const { top, remainder } = subgroupsOf(task, candidate);
  const paired = isHomogeneous(task) ? task.mdps : mdpsPaired(task, candidate);
  const limbo = task.mdps.filter((place) => !paired.includes(place));
  return {
    groups: { s1: top.s1, s2: top.s2, limbo, remainder: remainder === null ? null : { ...remainder } },
    alterations: alterationsOf(task, placeInSequence(task, candidate), remainder ?? top),
    seats: [
      ...limbo.map((place, i): Seat => ({ place, group: 'limbo', number: i + 1, opposite: null })),
      ...(remainder === null ? [] : seatsOf(remainder, 'S1R', 'S2R')),
      ...seatsOf(top, 'S1', 'S2'),
    ],
  };
}

/** The MDPs who are paired with residents. */
function mdpsPaired(task: OrderedBracket, candidate: Candidate): number[] {
  const left = remainderOf(task, candidate);
  return task.mdps.filter((place) => !candidate.floaters.includes(place) && !left.includes(place));
}

interface Subgroups {
  readonly s1: readonly number[];
  /** In a heterogeneous bracket all residents: those of the remainder as well. */
  readonly s2: readonly number[];
}

function subgroupsOf(
  task: OrderedBracket,
  candidate: Candidate,
): { top: Subgroups; remainder: Subgroups | null } {
  const { mdps, residents } = task;
  const { pairs } = candidate;
  if (isHomogeneous(task)) {
    const members = [...mdps, ...residents];
    return {
      top: { s1: members.slice(0, pairs.length), s2: members.slice(pairs.length) },
      remainder: null,
    };
  }
  const s1 = mdpsPaired(task, candidate);
  const open = remainderOf(task, candidate);
  const half = pairs.length - s1.length;
  return { top: { s1, s2: residents }, remainder: { s1: open.slice(0, half), s2: open.slice(half) } };
}

function seatsOf({ s1, s2 }: Subgroups, first: string, second: string): Seat[] {
  const seats = (own: readonly number[], group: string, other: readonly number[]): Seat[] =>
    own.map((place, i) => ({ place, group, number: i + 1, opposite: other.at(i) ?? null }));
  return [...seats(s1, first, s2), ...seats(s2, second, s1)];
}

function alterationsOf(task: OrderedBracket, place: SequencePlace, { s1, s2 }: Subgroups): Alteration[] {
  const members = [...task.mdps, ...task.residents];
  const open = [...s1, ...s2].sort((a, b) => a - b);
  const places = (group: readonly number[], bsns: readonly number[]): number[] =>
    bsns.map((bsn) => group[bsn - 1]);
  const alterations: Alteration[] = [];
  const alter = (step: SequenceStep, from: readonly number[], to: readonly number[]): void => {
    alterations.push({ step, rule: ruleOfStep(task.board.edition, step), from, to });
  };
  if (place.mdpOpponents.some((bsn, i) => bsn !== task.mdps.length + 1 + i))
    alter('mdp-transposition', places(members, place.mdpSet), places(members, place.mdpOpponents));
  if (place.down.length > 0) alter('resident-exchange', places(open, place.down), places(open, place.up));
  const bsns = open.map((_, i) => i + 1);
  const tops = bsns.filter((bsn) => (bsn <= s1.length ? !place.down.includes(bsn) : place.up.includes(bsn)));
  const bottoms = bsns.filter((bsn) => !tops.includes(bsn));
  if (place.transposition.some((bsn, i) => bsn !== bottoms[i]))
    alter('transposition', places(open, tops), places(open, place.transposition));
  return alterations;
}
