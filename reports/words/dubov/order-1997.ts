import { contrast } from '../numbers.js';
import type { Named, OrderedSide, OrderSentence } from '../system-words.js';

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
  return place.rows.map((row) => String(right[row - 1] ?? 'another'));
}
