import type { Colour } from '../../../model/event.js';
import { alternateBack, equalise, grantDue, onlyAllowed, whiteForLess } from '../../../rules/due-colours.js';
import type { Rule } from '../../../rules/rule.js';
import type { Allocation, Pair, Place } from '../../interface/system.js';
import { compareAverages } from './player-1997.js';
import type { Player1997 } from './player-1997.js';

/** One step of chapter 3: the colour of the higher ranked player, or null to go on. */
export interface ColourRule1997 extends Rule {
  decide(higher: Player1997, lower: Player1997): Colour | null;
}

export const colourRules1997: readonly ColourRule1997[] = [
  step(
    '3.bars',
    '2.1',
    'no third game of a colour in a row, and no difference of more than two',
    onlyAllowed,
  ),
  step('3.due', '3', 'give both players their due colour', grantDue),
  step('3.equal', '3', 'equalise the numbers of games with Black and with White', equalise),
  step('3.alternate', '3', 'alternate at the first difference of the histories, going back', alternateBack),
  step('3.aro', '3', 'White for the higher average rating of the opponents', (a, b) =>
    whiteForLess(compareAverages(b.aro, a.aro)),
  ),
  step('3.rating', '3', 'White for the lower rating', (a, b) => whiteForLess(a.rating - b.rating)),
  // Text silent: as the rating, the initial order puts the weaker player first.
  step('3.order', '3', 'White for the lower one in the initial order', (a, b) =>
    whiteForLess(b.order - a.order),
  ),
];

/** The colours of the first round: those of the first pair are drawn by lot, the others alternate (5). */
export const firstColours: Rule = {
  id: '5.colours',
  article: '5',
  title: 'in round 1 the pairs have the two colours by turns',
  level: 'colour',
  kind: 'colour',
};

/** Who of a pair gets White, and by which rule (3). */
export function colour1997(
  rules: readonly ColourRule1997[],
  player: (place: Place) => Player1997,
  [higher, lower]: Pair,
): Allocation {
  for (const rule of rules) {
    const colour = rule.decide(player(higher), player(lower));
    if (colour !== null) return { white: colour === 'white' ? higher : lower, rule };
  }
  throw new Error('the last colour rule always decides');
}

/**
 * The same in round 1.
 * @param number of the pair from the top, 0 being the first.
 */
export function firstColour1997(initialColour: Colour, [higher, lower]: Pair, number: number): Allocation {
  const hasWhite = (number % 2 === 0) === (initialColour === 'white');
  return { white: hasWhite ? higher : lower, rule: firstColours };
}

function step(id: string, article: string, title: string, decide: ColourRule1997['decide']): ColourRule1997 {
  return { id, article, title, level: 'colour', kind: 'colour', decide };
}
