import type { SequenceStep } from '../../../engine/systems/dubov/sequence-place.js';
import { contrast } from '../numbers.js';
import type { OrderedSide, OrderSentence } from '../system-words.js';

/** Why the reference comes first when all criteria are equal: the step at which the two part, in sequence numbers. */
export const order: Readonly<Record<SequenceStep, OrderSentence>> = {
  upfloaters: (published, reference) => {
    const [left, right] = parted(published, reference, 'upfloaters');
    return `brought up are ${left}; the set ${right} comes earlier`;
  },
  'number-of-shifters': (published, reference) => {
    const [n, m] = [published, reference].map(leaversOf);
    return shiftersNeeded(n, m, 'the smaller subgroup');
  },
  'number-from-half': (published, reference) => {
    const [n, m] = [published, reference].map(leaversOf);
    return `nobody in the bracket has played, so its halves by pairing number are to meet (3.2.3, 3.2.4.1): ${shiftersNeeded(n, m, 'one half')}`;
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

function leaversOf({ place }: OrderedSide): number {
  return (place.leavers ?? []).length;
}

function shiftersNeeded(n: number, m: number, group: string): string {
  const pairs = n === 1 ? `1 pair is within ${group}` : `${n} pairs are within ${group}`;
  return `${pairs}; ${m === 0 ? 'none has to be' : m === 1 ? 'only 1 has to be' : `only ${m} have to be`}`;
}

/** The numbers of both sides around their first difference, each with the players. */
function parted(published: OrderedSide, reference: OrderedSide, pool: string): [string, string] {
  const [left, right] = contrast(numbers(published, pool), numbers(reference, pool));
  const [players, others] = contrast(playersOf(published, pool), playersOf(reference, pool));
  return [named(left, players), named(right, others)];
}

function named(numbers: string, players: string): string {
  if (numbers === 'none') return 'nobody';
  return /^\d+$/.test(numbers)
    ? `number ${numbers} (player ${players})`
    : `numbers ${numbers} (players ${players})`;
}

function numbers({ place }: OrderedSide, pool: string): string[] {
  return (place[pool] ?? []).map(String);
}

/** The players behind the sequence numbers. */
function playersOf({ place, numbered }: OrderedSide, pool: string): string[] {
  return (place[pool] ?? []).flatMap((number) => numbered?.[pool]?.[number - 1] ?? []).map(String);
}
