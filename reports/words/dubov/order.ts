import type { SequenceStep } from '../../../engine/systems/dubov/explain/sequence-place.js';
import { contrast, counted, players } from '../numbers.js';
import { person } from '../person.js';
import type { OrderedSide, OrderSentence, Named } from '../system-words.js';

/** Why the reference comes first when all criteria are equal: the step at which the two part, in sequence numbers. */
export const order: Readonly<Record<SequenceStep, OrderSentence>> = {
  upfloaters: (published, reference) => {
    const [left, right] = parted(published, reference, 'upfloaters');
    return `those brought up are ${left}; the set ${right} comes earlier`;
  },
  'number-of-shifters': (published, reference) => {
    const [n, m] = [published, reference].map(({ place }) => (place.leavers ?? []).length);
    const unavoidable = m === 0 ? 'none is' : m === 1 ? 'only 1 is' : `only ${m} are`;
    return `${counted(n, 'pair is', 'pairs are')} within ${subgroupWords(published)}; ${unavoidable} unavoidable`;
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

/** 3.2.3, 3.2.4.1: the smaller subgroup, or G1 where they are equally large; by halves where nobody has played. */
function subgroupWords({ numbered }: OrderedSide): string {
  const { g1, smaller, halved } = numbered ?? {};
  const members = g1 ?? smaller ?? [];
  const name = g1 === undefined ? 'the smaller subgroup' : 'G1';
  const who = members.length === 0 ? '' : ` (players ${players(members)})`;
  const why = halved === undefined ? '' : ', the upper half, as nobody in the bracket has played';
  return `${name}${who}${why}`;
}

/** The numbers of both sides around their first difference, each with the players. */
function parted(published: OrderedSide, reference: OrderedSide, pool: string): [string, string] {
  const [left, right] = contrast(numbers(published, pool), numbers(reference, pool));
  const [players, others] = contrast(playersOf(published, pool), playersOf(reference, pool));
  return [`numbers ${left} (players ${players})`, `numbers ${right} (players ${others})`];
}

function numbers({ place }: OrderedSide, pool: string): string[] {
  return (place[pool] ?? []).map(String);
}

/** The players behind the sequence numbers, marked for names. */
function playersOf({ place, numbered }: OrderedSide, pool: string): string[] {
  return (place[pool] ?? []).flatMap((number) => numbered?.[pool]?.[number - 1] ?? []).map(person);
}

/** Why the reference comes first: the first row in which a pairing parts from it. */
export const order1997: Named<OrderSentence> = {
  halves: byRows('players of the upper half', 'row for row with those of the lower half'),
  rows: byRows(
    'whites, the lowest average of opponents first,',
    'in the order of the blacks, the highest rating first',
  ),
  'changed-row': byRows('whites', 'with the first blacks of the lower rows whom they have not met'),
};

function byRows(who: string, how: string): OrderSentence {
  return (published, reference) => {
    const [left, right] = contrast(opponents(published), opponents(reference));
    return `the ${who} meet ${left}; they go ${how}, which gives ${right}`;
  };
}

/** The players of the other column by their rows; who has somebody else is named by none. */
function opponents({ place, numbered }: OrderedSide): string[] {
  const right = numbered?.right ?? [];
  return place.rows.map((row) => {
    const opponent = right.at(row - 1);
    return row < 1 || opponent === undefined ? 'another' : person(opponent);
  });
}
