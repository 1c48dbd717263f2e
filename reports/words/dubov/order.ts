import type { SequenceStep } from '../../../engine/systems/dubov/sequence-place.js';
import { contrast } from '../numbers.js';
import type { OrderedSide, OrderSentence } from '../system-words.js';

/** Why the reference comes first when all criteria are equal: the step at which the two part, in sequence numbers. */
export const order: Readonly<Record<SequenceStep, OrderSentence>> = {
  upfloaters: (published, reference) => {
    const [left, right] = parted(published, reference, 'upfloaters');
    return `those brought up are ${left}; the set ${right} comes earlier`;
  },
  'number-of-shifters': (published, reference) => {
    const [n, m] = [published, reference].map(({ place }) => String((place.leavers ?? []).length));
    return `pairs within the smaller subgroup: ${n}; only ${m} unavoidable`;
  },
  leavers: (published, reference) => {
    const [left, right] = parted(published, reference, 'leavers');
    return `out of the smaller subgroup are shifted ${left}; the set ${right} comes earlier`;
  },
  joiners: (published, reference) => {
    const [left, right] = parted(published, reference, 'joiners');
    return `out of the larger subgroup are shifted ${left}; the set ${right} comes earlier`;
  },
  transposition: (published, reference) => {
    const [left, right] = parted(published, reference, 'transposition');
    return `the players of S1 meet ${left}; the transposition ${right} comes earlier`;
  },
};

/** The numbers of both sides around their first difference, each with the players. */
function parted(published: OrderedSide, reference: OrderedSide, pool: string): [string, string] {
  const [left, right] = contrast(numbers(published, pool), numbers(reference, pool));
  const [players, others] = contrast(playersOf(published, pool), playersOf(reference, pool));
  return [`numbers ${left} (players ${players})`, `numbers ${right} (players ${others})`];
}

function numbers({ place }: OrderedSide, pool: string): string[] {
  return (place[pool] ?? []).map(String);
}

/** The players behind the sequence numbers. */
function playersOf({ place, numbered }: OrderedSide, pool: string): string[] {
  return (place[pool] ?? []).flatMap((number) => numbered?.[pool]?.[number - 1] ?? []).map(String);
}
