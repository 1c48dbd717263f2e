import { colourRules, grantStrongerKind } from '../colours.js';
import type { ColourRule } from '../colours.js';

/**
 * E1 to E4, which are those of 2017 but for E2; J17: where neither has a preference, E4 goes by the number of the higher
 * ranked.
 */
export const colourRules1992: readonly ColourRule[] = colourRules(['E1', 'E2', 'E3', 'E4', 'E4-number']).map(
  (rule) => {
    if (rule.id === 'E4-number') return { ...rule, article: 'E4' };
    return rule.id === 'E2' ? { ...rule, colourOfHigher: grantStrongerKind } : rule;
  },
);
