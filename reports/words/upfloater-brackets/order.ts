import type { SequenceStep } from '../../../engine/systems/upfloater-brackets/sequence-place.js';
import { contrast } from '../numbers.js';
import type { OrderedSide, OrderSentence } from '../system-words.js';

/** Why the reference comes first when all criteria are equal: where the identifiers part. */
export const order: Readonly<Record<SequenceStep, OrderSentence>> = {
  tops: (published, reference) => {
    const [left, right] = parted(published, reference, 'tops');
    return `the top members of the pairs are ${left}; the identifier with ${right} is smaller`;
  },
  bottoms: (published, reference) => {
    const [left, right] = parted(published, reference, 'bottoms');
    return `the top members meet ${left}; the identifier with ${right} is smaller`;
  },
};

/** The starting numbers of both sides around their first difference. */
function parted(
  published: OrderedSide,
  reference: OrderedSide,
  pool: SequenceStep,
): readonly [string, string] {
  return contrast(membersOf(published, pool), membersOf(reference, pool));
}

function membersOf({ place, numbered }: OrderedSide, pool: SequenceStep): string[] {
  return (place[pool] ?? []).flatMap((number) => numbered?.[pool]?.[number - 1] ?? []).map(String);
}
