import { opposite } from '../../model/event.js';
import { parityOfHigherRanked } from '../../rules/colours.js';
import type { ColourStep } from '../../rules/colours.js';

/** Steps of Article 4 that C.04.5 and C.04.6 have in common; the first of a pair is the one whom 4.2 names. */

/** 4.3.1: who had no colour yet has yet to play. */
export const firstMatches: ColourStep = {
  ...parityOfHigherRanked,
  title: 'nobody has played: odd number of the first: initial-colour, else the other',
  decide: (first, other, initialColour) =>
    [first, other].some(({ colours }) => colours.length > 0)
      ? null
      : parityOfHigherRanked.decide(first, other, initialColour),
};

export const alternateOfFirst: ColourStep = {
  title: 'alternate the colour of the first from the last round played',
  decide({ colours }) {
    const last = colours.at(-1);
    return last === undefined ? null : opposite(last);
  },
};

/** The last step: one of the two had a colour, except in an edition that lacks 4.3.1. */
export const alternateOfOther: ColourStep = {
  title: 'alternate the colour of the other from the last round played',
  decide: (_first, { colours }, initialColour) => colours.at(-1) ?? initialColour,
};
