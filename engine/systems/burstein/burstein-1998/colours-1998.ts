import { opposite } from '../../../model/event.js';
import type { Colour } from '../../../model/event.js';
import type { Rule } from '../../../rules/rule.js';
import { alternateBack, equalise, grantDue, onlyAllowed } from '../../../rules/due-colours.js';
import type { Allocation } from '../../interface/system.js';
import type { Pair, Place } from '../../interface/candidate.js';
import { groupOrder } from './orders-1998.js';
import type { Key } from './orders-1998.js';
import { firstColourOf } from './player-1998.js';
import type { Player1998 } from './player-1998.js';

/** One step of 5.4: the colour of the higher ranked player, or null to go on. */
export interface ColourRule1998 extends Rule {
  decide(higher: Player1998, lower: Player1998, initialColour: Colour): Colour | null;
}

/** The colours of round 1 (5.1). */
export const firstColours: ColourRule1998 = {
  ...step('5.1', '5.1', 'in round 1 odd numbers of the initial list have the colour drawn by lot', byNumber),
  readsParity: 'in all rounds',
};

/** @param isScoreFirst of two with the same due colour the one with more points is the higher one, whatever his SB. */
export function colourRulesOf(isScoreFirst: boolean): readonly ColourRule1998[] {
  return [
    step(
      '5.bars',
      '5.2-5.3',
      'no colour three times in a row, and no difference of more than two',
      onlyAllowed,
    ),
    step('5.4.due', '5.4', 'give both players their due colour', grantDue),
    step('5.4.equal', '5.4', 'equalise the numbers of games with Black and with White', equalise),
    step(
      '5.4.alternate',
      '5.4',
      'alternate at the first difference of the histories, going back',
      alternateBack,
    ),
    step('5.4.sb', '5.4', 'the due colour for the higher Sonneborn-Berger', (a, b) => {
      if (isScoreFirst && a.score !== b.score) return dueOf(a, b, a.score - b.score);
      return dueOf(a, b, a.sonnebornBerger - b.sonnebornBerger);
    }),
    ...LATER_KEYS.map(([id, key, name]) =>
      step(id, '5.4', `the due colour for the higher ${name}`, (a, b) => dueOf(a, b, a[key] - b[key])),
    ),
    step('5.4.order', '5.4', 'the due colour for the higher one in the initial order', (a, b) =>
      dueOf(a, b, b.order - a.order),
    ),
    // Neither has played a game.
    {
      ...step('5.4.none', '5.4', 'players without a due colour have the colours of round 1', byNumber),
      readsParity: 'in all rounds',
    },
  ];
}

const LATER_KEYS: readonly (readonly [id: string, key: Key, name: string])[] = [
  ['5.4.buchholz', 'buchholz', 'Buchholz'],
  ['5.4.median', 'median', 'Median'],
  ['5.4.rating', 'rating', 'rating'],
];

/** Who of a pair gets White, and by which rule. */
export function colours1998(
  rules: readonly ColourRule1998[],
  player: (place: Place) => Player1998,
  initialColour: Colour,
  [higher, lower]: Pair,
): Allocation {
  for (const rule of rules) {
    const colour = rule.decide(player(higher), player(lower), initialColour);
    if (colour !== null) return { white: colour === 'white' ? higher : lower, rule };
  }
  throw new Error('the last colour rule always decides');
}

/** The colour of the first: his due one if he is the higher of the two (a positive difference), else what is left. */
function dueOf(a: Player1998, b: Player1998, difference: number): Colour | null {
  if (difference === 0 || a.due === null || b.due === null) return null;
  return difference > 0 ? a.due : opposite(b.due);
}

/** By the number of the one of the top half: of who stands higher by 3.2, whoever has the smaller number (BA17). */
function byNumber(a: Player1998, b: Player1998, initialColour: Colour): Colour {
  return groupOrder(a, b) < 0 ? firstColourOf(a, initialColour) : opposite(firstColourOf(b, initialColour));
}

function step(id: string, article: string, title: string, decide: ColourRule1998['decide']): ColourRule1998 {
  return { id, article, title, level: 'colour', kind: 'colour', decide };
}
