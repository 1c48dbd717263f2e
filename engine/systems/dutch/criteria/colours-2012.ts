import { opposite } from '../../../model/event.js';
import { colourRules } from '../../../rules/colours.js';
import type { ColourRule } from '../../../rules/colours.js';

const [both, stronger, alternate, higherRanked, parity] = colourRules(['E.1', 'E.2', 'E.3', 'E.4', 'E.5']);

/**
 * The colour allocation of 2012 (E.1 to E.5). Of two absolute preferences none is the stronger for its difference (E.2); and
 * the last rule goes by the place among those present in round 1, later by the pairing number, and the other way round
 * (I19).
 */
export const colourRules2012: readonly ColourRule[] = [
  both,
  {
    ...stronger,
    decide: (higher, lower, initialColour) =>
      higher.strength === lower.strength ? null : stronger.decide(higher, lower, initialColour),
  },
  alternate,
  higherRanked,
  {
    ...parity,
    title:
      'initial-colour for the higher ranked player whose place is odd (round 1) or whose pairing number is even (later), else the other',
    readsParity: 'in round 1',
    decide: (higher, lower, initialColour) =>
      higher.past.length === 0
        ? parity.decide(higher, lower, initialColour)
        : higher.id % 2 === 0
          ? initialColour
          : opposite(initialColour),
  },
];
