import { opposite } from '../../../model/event.js';
import type { Colour } from '../../../model/event.js';
import { colourRules } from '../../../rules/colours.js';
import type { ColouredPlayer, ColourRule } from '../../../rules/colours.js';

const [both, stronger, alternate, higherRanked, parity] = colourRules(['E1', 'E2', 'E3', 'E4', 'E4']);

/**
 * The colour allocation of 1992 (E1 to E4). Equal kinds of preference are equally strong (A7). E3 passes over rounds
 * without a game, which are as if they had come first (F3). Where neither has a preference the number of the higher
 * ranked player decides, in round 1 by E4 and later, too (J17).
 */
export const colourRules1992: readonly ColourRule[] = [
  both,
  { ...stronger, decide: strongerPreference },
  alternate,
  higherRanked,
  { ...parity, id: 'E4-number' },
];

function strongerPreference(higher: ColouredPlayer, lower: ColouredPlayer): Colour | null {
  if (higher.strength > lower.strength) return higher.preference;
  if (higher.strength === lower.strength || lower.preference === null) return null;
  return opposite(lower.preference);
}
