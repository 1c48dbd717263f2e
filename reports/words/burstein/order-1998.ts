import { contrast } from '../numbers.js';
import type { Named, OrderedSide, OrderSentence } from '../system-words.js';

/** Why the reference comes first: the opponents of all players, the highest first. */
export const order1998: Named<OrderSentence> = {
  line: (published, reference) => {
    const players = published.numbered?.order ?? [];
    const [left, right] = contrast(opponents(published), opponents(reference));
    return `the players in the order of 3.2 (${players.join(', ')}) meet ${left}; the line of the table in which they meet ${right} comes before`;
  },
};

/** "F" is the floater, as in the table of 6.4. */
function opponents({ place, numbered }: OrderedSide): string[] {
  const order = numbered?.order ?? [];
  return place.line.map((number) => String(order[number - 1] ?? 'F'));
}
