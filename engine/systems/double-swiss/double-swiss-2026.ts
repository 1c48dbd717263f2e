import { Strength } from '../../rules/colour-preference.js';
import { alternate, colourRule } from '../../rules/colours.js';
import type { ColourStep } from '../../rules/colours.js';
import { alternateOfFirst, alternateOfOther, firstMatches } from '../upfloater-brackets/colours.js';
import { commonRules, openReadings } from '../upfloater-brackets/common-rules.js';
import { opponentsWhoFloated, upfloaterCriteria } from '../upfloater-brackets/criteria.js';
import type { BracketEdition } from '../upfloater-brackets/edition.js';

/** White here is White in the first game of the match (4.4). */
const whiteForFewer: ColourStep = {
  title: 'White to who had it fewer times',
  decide(first, other) {
    const difference = whitesOf(first.colours) - whitesOf(other.colours);
    return difference === 0 ? null : difference < 0 ? 'white' : 'black';
  },
};

/** Of [C7] and [C8]. */
const EXCEPT_LAST = { lapsesInLast: 1 };

/** The Double-Swiss Pairing System in force since 1 February 2026 (C.04.5): every pairing is a match of two games. */
export const doubleSwiss2026: BracketEdition = {
  ...commonRules,
  id: 'double-swiss-2026',
  system: 'double-swiss',
  title: 'FIDE Double-Swiss Pairing System, 2026 rules',
  from: '2026-02-01',
  until: null,
  code: 'FIDE_DOUBLESWISS',
  years: ['2026'],
  baku: '2026',
  needs: [],
  readingsDecide: openReadings,
  criteria: [...upfloaterCriteria(EXCEPT_LAST), opponentsWhoFloated('C8', '2.3.5', EXCEPT_LAST)],
  colourRules: [firstMatches, whiteForFewer, alternate, alternateOfFirst, alternateOfOther].map(
    (step, index) => colourRule(step, `4.3.${index + 1}`),
  ),
  // There are no colour criteria.
  preferenceOf: () => ({ preference: null, strength: Strength.none }),
};

function whitesOf(colours: readonly string[]): number {
  return colours.filter((colour) => colour === 'white').length;
}
