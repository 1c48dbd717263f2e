import type { Colour } from '../../../model/event.js';
import type { Pair } from '../bracket.js';
import { colourRules } from '../colours.js';
import type { ColourRule } from '../colours.js';
import { otherThan } from '../preferences.js';
import type { Strength } from '../preferences.js';

/**
 * E1 to E4, which are those of 2017 but for E2; J17: where neither has a preference, E4 goes by the number of the higher
 * ranked.
 */
export const colourRules1992: readonly ColourRule[] = colourRules(['E1', 'E2', 'E3', 'E4', 'E4-number']).map(
  (rule) => {
    if (rule.id === 'E4-number') return { ...rule, article: 'E4' };
    return rule.id === 'E2' ? { ...rule, colourOfHigher: stronger } : rule;
  },
);

/** E2: by the kinds of A7. */
function stronger([{ preference: higher }, { preference: lower }]: Pair): Colour | null {
  if (higher === null || lower === null) return null;
  const order = KINDS.indexOf(higher.strength) - KINDS.indexOf(lower.strength);
  if (order === 0) return null;
  return order > 0 ? higher.colour : otherThan(lower.colour);
}

const KINDS: readonly Strength[] = ['mild', 'strong', 'absolute'];
