import { opposite } from '../../../model/event.js';
import { colourRules } from '../../../rules/colours.js';
import type { ColourRule } from '../../../rules/colours.js';

/**
 * The colour allocation of 2012 (E.1 to E.5) in a round. Of two absolute preferences none is the stronger for its
 * difference (E.2); and the last rule goes by the place among those present in round 1, later by the pairing number, and
 * the other way round (I19).
 */
export function colourRules2012(round: number): readonly ColourRule[] {
  const [both, stronger, alternate, higherRanked, parity] = colourRules(['E.1', 'E.2', 'E.3', 'E.4', 'E.5']);
  return [
    both,
    {
      ...stronger,
      decide(higher, lower) {
        if (higher.strength === lower.strength) return null;
        return higher.strength > lower.strength
          ? higher.preference
          : lower.preference === null
            ? null
            : opposite(lower.preference);
      },
    },
    alternate,
    higherRanked,
    round === 1
      ? parity
      : {
          ...parity,
          title: 'even pairing number of the higher ranked player: initial-colour, else the other',
          decide: ({ id }, _lower, initialColour) => (id % 2 === 0 ? initialColour : opposite(initialColour)),
        },
  ];
}
