import type { Edition1992 } from './edition-1992.js';
import { absoluteRules1992 } from './rules-1992.js';
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

/**
 * The FIDE Swiss Rules (Dutch System) approved by the General Assembly of 1992. Its text is a procedure that lowers, raises
 * and drops one thing after the other (C1 to C14). The readings are J1 to J22 of `corpus/readings.md`. How long it was in
 * force is not known, so no event is paired by it for its date.
 */
export const dutch1992: Edition1992 = {
  id: 'dutch-1992',
  system: 'dutch',
  title: 'FIDE (Dutch) System, 1992 rules',
  from: null,
  until: null,
  code: 'FIDE_DUTCH_1992',
  years: [],
  baku: '2016',
  needs: [],
  readingsDecide: ['B4', 'J22'],
  absoluteRules: absoluteRules1992,
  colourRules: colourRules1992,
  // J3.
  barsBye: (result) => result === 'U' || result === 'F' || result === '+',
  // J1, J2.
  floatOf(past) {
    if (past === null) return null;
    const { result, scoreDifference } = past;
    if (result === 'U') return 'down';
    return scoreDifference > 0 ? 'down' : scoreDifference < 0 ? 'up' : null;
  },
  topscorersKeepFloats: false,
  halfIsHomogeneous: true,
  backtracks: 'for-all-pairs',
};
