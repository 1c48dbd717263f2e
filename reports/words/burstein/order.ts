import type { SequenceStep } from '../../../engine/systems/burstein/explain/sequence-place.js';
import type { OrderedSide, OrderSentence, Named } from '../system-words.js';
import { contrast, idList } from '../numbers.js';
import { person } from '../person.js';

/** Why the reference comes first when all criteria are equal: the first player of the ranking with another opponent. */
export const order: Readonly<Record<SequenceStep, OrderSentence>> = {
  opponent: (published, reference) => {
    const [theirs, ours] = [opponentsOf(published), opponentsOf(reference)];
    const at = Math.max(
      theirs.findIndex((number, index) => number !== ours[index]),
      0,
    );
    const who = `number ${at + 1} of the ranking order (player ${playerWith(reference, at + 1)})`;
    return `${who} ${meets(published, theirs[at])}; a pairing in which that player ${meets(reference, ours[at])} comes earlier`;
  },
};

function opponentsOf({ place }: OrderedSide): readonly number[] {
  return place['opponents'] ?? [];
}

/** By BSN; 0 is a virtual player. */
function meets(side: OrderedSide, number: number | undefined): string {
  return number === undefined || number === 0
    ? 'floats'
    : `meets number ${number} (player ${playerWith(side, number)})`;
}

function playerWith({ numbered }: OrderedSide, number: number): string {
  const found = numbered?.['opponents']?.at(number - 1);
  return found === undefined ? '?' : person(found);
}

/** Why the reference comes first: the opponents of all players, the highest first. */
export const order1998: Named<OrderSentence> = {
  line: (published, reference) => {
    const players = published.numbered?.order ?? [];
    const [left, right] = contrast(opponents(published), opponents(reference));
    return `the players in the order of 3.2 (${idList(players)}) meet ${left}; the line of the table in which they meet ${right} comes before`;
  },
};

/** "F" is the floater, as in the table of 6.4. */
function opponents({ place, numbered }: OrderedSide): string[] {
  const order = numbered?.order ?? [];
  return place.line.map((number) => {
    const opponent = number < 1 ? undefined : order.at(number - 1);
    return opponent === undefined ? 'F' : person(opponent);
  });
}
