import type { Candidate, OrderDifference, Place, Sequence } from '../../interface/system.js';
import type { OrderRules } from '../edition.js';

/** The step at which two candidates can part: the opponent of the first BSN that has another one. */
export type SequenceStep = 'opponent';

/** Where a candidate stands in the order of 4.3: for every BSN that of the opponent, 0 for who floats. */
export function sequenceOf(members: readonly Place[], candidate: Candidate): Sequence {
  return { place: { opponents: opponentsOf(members, candidate) }, numbered: { opponents: members } };
}

/** Which of two candidates that are equally good comes first (4.3); null when they are the same. */
export function compareSequence(
  { pairings }: OrderRules,
  members: readonly Place[],
  a: Candidate,
  b: Candidate,
): OrderDifference | null {
  const [one, other] = [opponentsOf(members, a), opponentsOf(members, b)];
  const at = one.findIndex((number, index) => number !== other[index]);
  if (at < 0) return null;
  return { rule: pairings, step: 'opponent' satisfies SequenceStep, order: other[at] - one[at] };
}

function opponentsOf(members: readonly Place[], { pairs }: Candidate): number[] {
  const bsnOf = new Map(members.map((place, index) => [place, index + 1]));
  const opponents = members.map(() => 0);
  for (const [a, b] of pairs) {
    const [x, y] = [bsnOf.get(a), bsnOf.get(b)];
    if (x === undefined || y === undefined) throw new Error('a pair of a bracket is not of its members');
    opponents[x - 1] = y;
    opponents[y - 1] = x;
  }
  return opponents;
}
